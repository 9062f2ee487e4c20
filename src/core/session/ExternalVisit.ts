/** Remembers for the session that a purchase under way began elsewhere, which its pages show (SH-08). */
export interface ExternalVisit {
  readonly isUnderWay: () => boolean
  readonly begin: () => void
  readonly end: () => void
}
