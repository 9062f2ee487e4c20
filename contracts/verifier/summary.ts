import { states } from "../states"
import { outcomeOf, type Verdict } from "./verdict"

/** The state whose answers a stub may give: a failure that the provider cannot force. */
const stubbed: string = states.callFails.description

const isOfStub = ({ interaction }: Verdict) => interaction.providerStates?.some(({ name }) => name === stubbed) === true

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
 * The last lines of a verification. Counts what the provider answers by itself, what a stub in front
 * of it may answer, and pending calls, which fail no build.
 */
export const summaryOf = (provider: string, verdicts: ReadonlyArray<Verdict>, took: string): ReadonlyArray<string> => {
  const pending = verdicts.filter(({ interaction }) => interaction.pending)
  const due = verdicts.filter((one) => !pending.includes(one))
  const stub = due.filter(isOfStub)
  const own = due.filter((one) => !isOfStub(one))
  const isKept = due.every((one) => outcomeOf(one) === "ok")
  const counts = [
    ...(own.length > 0 ? [`${count(own)} of yours`] : []),
    ...(stub.length > 0 ? [`${count(stub)} of the stub`] : []),
    ...(pending.length > 0 ? [`${count(pending)} pending`] : [])
  ]
  const verdict = `${provider} ${isKept ? "keeps" : "breaks"} the contract: ${counts.join(", ")}, ${took}`
  return ["", ...(isKept ? [] : [...byState(due), ""]), verdict]
}
