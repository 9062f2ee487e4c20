/** Remembers for the session which purchase the visitor did not want to be offered again: the one kept at that moment, in milliseconds (OU-08). */
export interface DismissedPurchase {
  readonly isDismissed: (keptAt: number) => boolean
  readonly dismiss: (keptAt: number) => void
}
