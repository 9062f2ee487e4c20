import { Suspense } from "react"
import { late, Part } from "../../hydration/late"
import { WithWords } from "../../journey/useWords"
import type { FrameNoticeProps } from "./FrameNotice"

const FrameNotice = late(async () => (await import("./FrameNotice")).FrameNotice, { instead: () => null })

export const LateNotice = (notice: FrameNoticeProps) => (
  <Suspense fallback={null}>
    <WithWords>
      <Part is={FrameNotice} {...notice} />
    </WithWords>
  </Suspense>
)
