/** As typed. */
export type DatePair = { readonly start: string; readonly end: string }

/** The popup's knowledge of days. An `iso` is `YYYY-MM-DD`; a `text` is what the visitor typed. */
export type DateRules = {
  readonly read: (text: string) => string | undefined
  readonly show: (iso: string) => string
  /** Rewrites readable dates in the display format. A range pasted into one field fills both. */
  readonly tidy: (pair: DatePair) => DatePair
  readonly today: string
  /** Past or too far: struck through in the calendar, but possible to pick. */
  readonly muted: (iso: string) => boolean
  /** The day so many days later. */
  readonly after: (iso: string, days: number) => string
  /** Usual lengths of a trip, in days, of those that the channel sells to the destination. */
  readonly lengths: (destination: string) => ReadonlyArray<number>
  /** `14 días` */
  readonly length: (startIso: string, endIso: string) => string
}

/** `12/01/2027 – 26/01/2027` from two `YYYY-MM-DD` dates. */
export const rangeText = (dates: DateRules, start: string, end: string) => `${dates.show(start)} – ${dates.show(end)}`

/** `12/01/2027 – 26/01/2027`; an empty string while one date is unreadable. */
export const showRange = (dates: DateRules, start: string, end: string) => {
  const from = dates.read(start)
  const to = dates.read(end)
  return from === undefined || to === undefined ? "" : rangeText(dates, from, to)
}
