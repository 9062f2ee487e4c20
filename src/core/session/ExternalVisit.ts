/**
 * Remembers for the session that the purchase began on a partner's site. The pages show it (SH-08).
 */
export interface ExternalVisit {
  readonly isUnderWay: () => boolean
  readonly begin: () => void
  readonly end: () => void
}
