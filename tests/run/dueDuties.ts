import { stateOf } from "../../stories/operating/evidence/duty"
import { countries } from "../../stories/operating/evidence/law"
import { type Outcome, summed } from "./counts"

/** One line for each duty that comes into force within 30 days of an ISO day (OU-22). */
export const dueDuties = (today: string): ReadonlyArray<string> =>
  countries.flatMap(({ duties, title }) =>
    duties
      .filter((duty) => stateOf(duty, today) === "soon")
      .map(({ from, id }) => `! ${title}: '${id}' is in force on ${from}; see Operating/Evidence, Law`)
  )

/** A check's outcome, with a note that `npm test` always shows while a duty is due. */
export const withDueDuties = (outcome: Outcome): Outcome => {
  const due = dueDuties(new Date().toISOString().slice(0, 10))
  const told: Outcome = { passed: 0, failed: 0, output: "", ...(due.length > 0 && { note: due.join("\n") }) }
  return summed([outcome, told])
}
