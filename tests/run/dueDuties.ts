import { rowsIn } from "../conventions/markdown"

const day = 86_400_000

/** One line for each duty that comes into force within 30 days of an ISO day (OU-22). */
export const dueDuties = (today: string): ReadonlyArray<string> =>
  rowsIn("stories/operating/evidence/law.md").flatMap(({ cells: { duty, "in force": from = "" }, section }) => {
    const left = (Date.parse(from) - Date.parse(today)) / day
    return left > 0 && left <= 30 ? [`! ${section}: '${duty}' is in force on ${from}; see Operating, Law`] : []
  })
