import { Suspense } from "react"
import { lazyPart } from "../../hydration/lazyPart"
import type { FrameNoticeProps } from "./FrameNotice"

const FrameNotice = lazyPart(
  async () => (await import("./FrameNotice")).FrameNotice,
  () => null
)

/** A notice whose code loads only for visitors who have one. */
export const LateNotice = (notice: FrameNoticeProps) => (
  <Suspense fallback={null}>
    <FrameNotice {...notice} />
  </Suspense>
)
