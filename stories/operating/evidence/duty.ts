import type { Row, Standard } from "./evidence"

/** A duty that the law of a country gives the portal, as its makers read it. */
export interface Duty extends Row {
  /** The law, and its article where it has one. */
  readonly source: string
  /** The day in force, ISO; absent if the makers could not confirm it. It then counts as in force. */
  readonly from?: string
  /** Where in the portal. */
  readonly place: string
}

/** How long before its day a duty warns. */
const warningDays = 30

const day = 86_400_000

/** Days until a duty is in force, by ISO days; 0 or less once it is. */
export const daysUntil = ({ from }: Pick<Duty, "from">, today: string): number =>
  from === undefined ? 0 : Math.round((Date.parse(from) - Date.parse(today)) / day)

/** `later` than 30 days, `soon`, or `in force` (OU-22). */
export const stateOf = (duty: Pick<Duty, "from">, today: string): "later" | "soon" | "in force" => {
  const left = daysUntil(duty, today)
  if (left > warningDays) return "later"
  return left > 0 ? "soon" : "in force"
}

const when = (duty: Duty, today: string) => {
  if (duty.from === undefined) return "in force, day not confirmed"
  const state = stateOf(duty, today)
  return state === "in force" ? `in force since ${duty.from}` : `in ${daysUntil(duty, today)} days, on ${duty.from}`
}

/** A country's duties as rows of evidence on a day. */
export const lawOn = (
  today: string,
  { duties, title }: { readonly title: string; readonly duties: ReadonlyArray<Duty> }
): Standard => ({
  title,
  note: "A product's reading, not legal advice: counsel decides what applies, and how.",
  rows: duties.map((duty) => ({ ...duty, about: `${duty.source} · ${when(duty, today)} · ${duty.place}` }))
})
