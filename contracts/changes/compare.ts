import type { Interaction, PactFile } from "./pactFile"
import { needed, type Places, sent } from "./places"

/** What changed for a provider, a line each. A person judges what `differently` means. */
export interface Changes {
  readonly fresh: ReadonlyArray<string>
  readonly gone: ReadonlyArray<string>
  readonly differently: ReadonlyArray<string>
}

const callOf = ({ request }: Interaction) => `${request.method} ${request.path}`
const named = (one: Interaction) => `${callOf(one)} · ${one.description}`

/** The places that only one side has, or whose rules differ. */
const changedPlaces = (side: "answer" | "request", before: Places, after: Places): ReadonlyArray<string> =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const [was, is] = [before.get(place), after.get(place)]
    if (was === undefined) return [`${side} ${place} is new`]
    if (is === undefined) return [`${side} ${place} is gone`]
    const isSame = JSON.stringify([was.wants, was.source]) === JSON.stringify([is.wants, is.source])
    return isSame ? [] : [`${side} ${place}`]
  })

const stateOf = ({ providerStates = [] }: Interaction) =>
  JSON.stringify(providerStates.map(({ name, params = {} }) => [name, Object.keys(params).toSorted()]))

/** What a new call sends that no old call of its address sent: a provider may not know it. */
const newKeys = (fresh: Interaction, old: ReadonlyArray<Interaction>): ReadonlyArray<string> => {
  const alike = old.filter((one) => callOf(one) === callOf(fresh))
  const known = new Set(alike.flatMap((one) => [...sent(one).keys()]))
  return alike.length === 0 ? [] : [...sent(fresh).keys()].filter((place) => !known.has(place))
}

const isSameCall = (one: Interaction, other: Interaction) => one.description === other.description

/** What a provider that keeps `before` finds in `after`. */
export const changesOf = (before: PactFile, after: PactFile): Changes => {
  const fresh = after.interactions.filter((one) => !before.interactions.some((other) => isSameCall(one, other)))
  const gone = before.interactions.filter((one) => !after.interactions.some((other) => isSameCall(one, other)))
  const differently = after.interactions.flatMap((is) => {
    const was = before.interactions.find((other) => isSameCall(is, other))
    if (was === undefined) return []
    const places = [
      ...(stateOf(was) === stateOf(is) ? [] : ["state"]),
      ...changedPlaces("request", sent(was), sent(is)),
      ...changedPlaces("answer", needed(was), needed(is))
    ]
    return places.length === 0 ? [] : [`${named(is)}: ${places.join(", ")}`]
  })
  return {
    fresh: fresh.map((one) => {
      const keys = newKeys(one, before.interactions)
      return named(one) + (keys.length === 0 ? "" : `: an old call may now send ${keys.join(", ")}`)
    }),
    gone: gone.map(named),
    differently
  }
}
