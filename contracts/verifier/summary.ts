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

/**
 * The last lines of a verification. Counts the calls, and apart from them the pending ones, which
 * fail no build.
 */
export const summaryOf = (provider: string, verdicts: ReadonlyArray<Verdict>, took: string): ReadonlyArray<string> => {
  const pending = verdicts.filter(({ interaction }) => interaction.pending)
  const due = verdicts.filter((one) => !pending.includes(one))
  const isKept = due.every((one) => outcomeOf(one) === "ok")
  const counts = [
    ...(due.length > 0 ? [`${count(due)} calls`] : []),
    ...(pending.length > 0 ? [`${count(pending)} pending`] : [])
  ]
  const verdict = `${provider} ${isKept ? "keeps" : "breaks"} the contract: ${counts.join(", ")}, ${took}`
  return ["", ...(isKept ? [] : [...byState(due), ""]), verdict]
}
