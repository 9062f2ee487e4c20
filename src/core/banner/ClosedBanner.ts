/** That the visitor closed the banner, remembered as long as the session lasts (B10). It never fails. */
export interface ClosedBanner {
  readonly isClosed: () => boolean
  readonly close: () => void
}
