import { rowsIn } from "../conventions/markdown"
import { type Outcome, summed } from "./counts"

const day = 86_400_000

/** One line for each duty that comes into force within 30 days of an ISO day (OU-22). */
export const dueDuties = (today: string): ReadonlyArray<string> =>
  rowsIn("stories/operating/evidence/law.md").flatMap(({ cells: { duty, "in force": from = "" }, section }) => {
    const left = (Date.parse(from) - Date.parse(today)) / day
    return left > 0 && left <= 30 ? [`! ${section}: '${duty}' is in force on ${from}; see Operating, Law`] : []
  })

/** A check's outcome, with a note that `npm test` always shows while a duty is due. */
export const withDueDuties = (outcome: Outcome): Outcome => {
  const due = dueDuties(new Date().toISOString().slice(0, 10))
  const told: Outcome = { passed: 0, failed: 0, output: "", ...(due.length > 0 && { note: due.join("\n") }) }
  return summed([outcome, told])
}
