import { lazy, type ReactNode, Suspense } from "react"
import type { FrameNoticeProps } from "./FrameNotice"

const FrameNotice = lazy(
  (): Promise<{ default: (props: FrameNoticeProps) => ReactNode }> =>
    import("./FrameNotice").then(
      (loaded) => ({ default: loaded.FrameNotice }),
      () => ({ default: () => null })
    )
)

/** A notice that comes with those few visitors who have something to be told. */
export const LateNotice = (notice: FrameNoticeProps) => (
  <Suspense fallback={null}>
    <FrameNotice {...notice} />
  </Suspense>
)
