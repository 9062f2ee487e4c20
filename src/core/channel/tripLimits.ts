/** How long and how soon a channel's trips may be, in days (QR-10, QR-12). */
export interface TripLimits {
  readonly maxDays: number
  /** Destinations with a shorter limit. */
  readonly shorter?: ReadonlyArray<{ readonly destination: string; readonly maxDays: number }>
  /** The furthest a trip may begin, counted from today. */
  readonly maxDaysToStart: number
}

/** Destination codes by trip length: the first band that is not exceeded gives the code (QR-17 to QR-21). */
export interface DurationTable {
  /** The one destination it is for; the table without one serves all others. */
  readonly destination?: string
  /** The Annual flag that goes with the quote. */
  readonly annual: false | null
  readonly bands: ReadonlyArray<{ readonly upToDays: number; readonly code: string }>
}
