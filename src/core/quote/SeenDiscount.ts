/** Remembers for the session that the visitor saw the discount (DB-01). */
export interface SeenDiscount {
  readonly isSeen: () => boolean
  readonly see: () => void
}
