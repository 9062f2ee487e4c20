import { Suspense } from "react"
import { late, Part } from "../../browser/late"
import { WithWords } from "../../journey/useJourney"
import type { LayoutNoticeProps } from "./LayoutNotice"

const LayoutNotice = late(async () => (await import("./LayoutNotice")).LayoutNotice, { instead: () => null })

export const LateNotice = (notice: LayoutNoticeProps) => (
  <Suspense fallback={null}>
    <WithWords>
      <Part is={LayoutNotice} {...notice} />
    </WithWords>
  </Suspense>
)
