/** Remembers for the session that the visitor was told of the discount (B13). */
export interface SeenDiscount {
  readonly isSeen: () => boolean
  readonly see: () => void
}
