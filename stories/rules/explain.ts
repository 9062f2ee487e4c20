import type { Channel } from "../../src/core/channel/channel"
import { type Day, daysBetween } from "../../src/core/trip/calendar"
import { agesProblem, datesProblem, emptyDraft, tripOf } from "../../src/core/trip/search"
import { judgeTrip, maxDaysTo, type Verdict } from "../../src/core/trip/tripRules"

/** A trip as the reviewer types it. */
export interface Question {
  readonly destination: string
  readonly start: string
  readonly end: string
  readonly ages: string
}

/** One rule, in the order in which the portal applies them. */
export interface Step {
  readonly rule: string
  readonly clause: string
  /** `idle`: an earlier rule has decided. */
  readonly outcome: "holds" | "fails" | "idle"
  readonly because: string
}

/** The verdict and the rules that led to it. */
export interface Explanation {
  readonly verdict: Verdict["is"] | "fields"
  readonly code?: string
  readonly annual?: false | null
  readonly steps: ReadonlyArray<Step>
}

const agesOf = (typed: string) => typed.split(/[,;\s]+/).filter((age) => age !== "")

const datesWrong = {
  required: "Both dates are needed, each a day that exists, typed DD/MM/AAAA.",
  startPast: "The start is before today, in UTC.",
  endNotAfter: "The end is not after the start."
}

const fieldSteps = ({ ages, destination, end, start }: Question, today: Day) => {
  const dates = datesProblem(start, end, today)
  const age = agesProblem(agesOf(ages))
  return [
    { rule: "Destination", clause: "QR-03", why: destination === "" ? "None is chosen." : undefined, ok: destination },
    { rule: "Dates", clause: "QR-04", why: dates && datesWrong[dates], ok: `From ${start} to ${end}.` },
    {
      rule: "Passengers",
      clause: "QR-07, QR-08",
      why: age && (age === "none" ? "There is no passenger." : "An age is missing or not 0 to 120."),
      ok: `${agesOf(ages).length} with their ages: they change the price, not the code.`
    }
  ]
}

/** Which of the steps of a trip fails. */
const failingStep: Readonly<Record<Verdict["is"], number>> = {
  incomplete: 0,
  tooLong: 1,
  startsTooLate: 2,
  noBand: 3,
  quotable: 4
}

const tripSteps = (
  verdict: Verdict,
  { destination, end, start }: ReturnType<typeof tripOf>,
  channel: Channel,
  today: Day
) => {
  const failing = failingStep[verdict.is]
  const days = daysBetween(start, end)
  const away = daysBetween(today, start)
  const { maxDaysToStart } = channel.trip
  const code = verdict.is === "quotable" ? verdict.code : undefined
  const words = [
    ["Trip days: the end minus the start", "QR-15", `${days} days.`],
    [
      "Length",
      "QR-10, QR-11",
      `${days} days; ${channel.code} sells at most ${maxDaysTo(destination, channel.trip)} to ${destination}.`
    ],
    ["Days until the start", "QR-12", `It starts in ${away} days; at most ${maxDaysToStart} are quoted.`],
    ["Duration band", "QR-15", code ? `${days} days to ${destination} are ${code}.` : `No band holds ${days} days.`]
  ] as const
  return words.map(([rule, clause, because], n) => ({
    rule,
    clause,
    outcome: n < failing ? ("holds" as const) : n === failing ? ("fails" as const) : ("idle" as const),
    because: n <= failing ? because : "Not asked: one reason at a time."
  }))
}

/** Applies the portal's own rules and reports the outcome of each. */
export const explain = (question: Question, channel: Channel, today: Day): Explanation => {
  const fields = fieldSteps(question, today).map(({ clause, ok, rule, why }) => ({
    rule,
    clause,
    outcome: why ? ("fails" as const) : ("holds" as const),
    because: why ?? ok
  }))
  if (fields.some(({ outcome }) => outcome === "fails")) return { verdict: "fields", steps: fields }
  const trip = tripOf({ ...emptyDraft, ...question, ages: agesOf(question.ages) })
  const verdict = judgeTrip(trip, channel.trip, today)
  const steps = [...fields, ...tripSteps(verdict, trip, channel, today)]
  if (verdict.is !== "quotable") return { verdict: verdict.is, steps }
  return { verdict: verdict.is, code: verdict.code, annual: verdict.annual, steps }
}
