/** The limits of a channel's trips, in days (QR-10, QR-12). */
export interface TripLimits {
  readonly maxDays: number
  readonly shorter?: ReadonlyArray<{ readonly destination: string; readonly maxDays: number }>
  readonly maxDaysToStart: number
}

/**
 * Duration codes by trip length: the first band that covers the trip gives the code (QR-17 to
 * QR-21).
 */
export interface DurationTable {
  /** The table of one destination. The table without a destination serves all others. */
  readonly destination?: string
  readonly annual: false | null
  readonly bands: ReadonlyArray<{ readonly upToDays: number; readonly code: string }>
}
