/**
 * Remembers for the session which unfinished purchase the visitor dismissed. The moment when it was
 * saved, in milliseconds, identifies it (OU-08).
 */
export interface DismissedPurchase {
  readonly isDismissed: (keptAt: number) => boolean
  readonly dismiss: (keptAt: number) => void
}
