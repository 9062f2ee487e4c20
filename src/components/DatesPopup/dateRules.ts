/** Start and end, as typed. */
export type DatePair = { readonly start: string; readonly end: string }

/** What the popup must know of days; an `iso` is `YYYY-MM-DD`, a `text` is what a visitor types. */
export type DateRules = {
  readonly read: (text: string) => string | undefined
  readonly show: (iso: string) => string
  /** Both dates as they are shown, where they can be read; a range that was pasted into one of them fills both. */
  readonly tidy: (pair: DatePair) => DatePair
  readonly today: string
  /** Past or too far: struck in the calendar, yet a choice. */
  readonly muted: (iso: string) => boolean
  /** `14 días` */
  readonly length: (startIso: string, endIso: string) => string
}

/** `12/01/2027 – 26/01/2027` from two dates `YYYY-MM-DD`. */
export const rangeText = (dates: DateRules, start: string, end: string) => `${dates.show(start)} – ${dates.show(end)}`

/** `12/01/2027 – 26/01/2027`, or nothing while one of the two cannot be read. */
export const showRange = (dates: DateRules, start: string, end: string) => {
  const from = dates.read(start)
  const to = dates.read(end)
  return from === undefined || to === undefined ? "" : rangeText(dates, from, to)
}
