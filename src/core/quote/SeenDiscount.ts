/** Remembers for the session that the visitor was told of the discount (DB-01). */
export interface SeenDiscount {
  readonly isSeen: () => boolean
  readonly see: () => void
}
