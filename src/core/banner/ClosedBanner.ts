/** Remembers for the session that the visitor closed the banner (SH-09). It never fails. */
export interface ClosedBanner {
  readonly isClosed: () => boolean
  readonly close: () => void
}
