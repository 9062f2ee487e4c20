/** That the visitor closed the banner, remembered as long as the session lasts (SH-09). It never fails. */
export interface ClosedBanner {
  readonly isClosed: () => boolean
  readonly close: () => void
}
