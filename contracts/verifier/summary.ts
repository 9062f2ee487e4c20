import { outcomeOf, type Verdict } from "./verdict"

const count = (verdicts: ReadonlyArray<Verdict>) =>
  `${verdicts.filter((one) => outcomeOf(one) === "ok").length} of ${verdicts.length}`

/** The last line of a verification. */
export const summaryOf = (provider: string, verdicts: ReadonlyArray<Verdict>, took: string): ReadonlyArray<string> => {
  const isKept = verdicts.every((one) => outcomeOf(one) === "ok")
  const verdict = `${provider} ${isKept ? "keeps" : "breaks"} the contract: ${count(verdicts)} calls, ${took}`
  return ["", verdict]
}
