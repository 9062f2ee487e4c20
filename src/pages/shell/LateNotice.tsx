import { Suspense } from "react"
import { lazyPart } from "../../hydration/lazyPart"
import type { FrameNoticeProps } from "./FrameNotice"

const FrameNotice = lazyPart(
  async () => (await import("./FrameNotice")).FrameNotice,
  () => null
)

export const LateNotice = (notice: FrameNoticeProps) => (
  <Suspense fallback={null}>
    <FrameNotice {...notice} />
  </Suspense>
)
