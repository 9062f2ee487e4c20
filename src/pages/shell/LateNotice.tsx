import { Suspense } from "react"
import { late, Part } from "../../hydration/late"
import type { FrameNoticeProps } from "./FrameNotice"

const FrameNotice = late(async () => (await import("./FrameNotice")).FrameNotice, { instead: () => null })

export const LateNotice = (notice: FrameNoticeProps) => (
  <Suspense fallback={null}>
    <Part is={FrameNotice} {...notice} />
  </Suspense>
)
