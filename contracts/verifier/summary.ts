import { outcomeOf, type Verdict } from "./verdict"

const count = (verdicts: ReadonlyArray<Verdict>) =>
  `${verdicts.filter((one) => outcomeOf(one) === "ok").length} of ${verdicts.length}`

/** How many calls of each state are right, one line a state, in the order of the first call. */
const byState = (verdicts: ReadonlyArray<Verdict>): ReadonlyArray<string> => {
  const names = verdicts.flatMap(({ interaction: { providerStates = [] } }) => providerStates.map(({ name }) => name))
  const lines = [...new Set(names)].map((name) => {
    const own = verdicts.filter(({ interaction }) => interaction.providerStates?.some((state) => state.name === name))
    return `      ${name.padEnd(46)} ${count(own)}`
  })
  return ["By state:", ...lines]
}

/** The last lines of a verification. */
export const summaryOf = (provider: string, verdicts: ReadonlyArray<Verdict>, took: string): ReadonlyArray<string> => {
  const isKept = verdicts.every((one) => outcomeOf(one) === "ok")
  const verdict = `${provider} ${isKept ? "keeps" : "breaks"} the contract: ${count(verdicts)} calls, ${took}`
  return ["", ...(isKept ? [] : [...byState(verdicts), ""]), verdict]
}
