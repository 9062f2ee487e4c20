import type { Interaction, PactFile } from "./pactFile"
import { needed, type Places, sent } from "./places"
import { isAnotherKind, isWithin, type Rule, shown, wordsOf } from "./rule"

/** What a change means for the provider. */
export type Weight = "more" | "less" | "same"

/** One change. `call` is a method and a path, or the states; `asked` describes the example. */
export interface Change {
  readonly weight: Weight
  readonly call: string
  readonly asked?: string
  readonly says: string
}

type Said = Pick<Change, "weight" | "says">
type Side = "request" | "answer"

/** A wider request asks for more; so does a narrower answer. */
const weightOf = (side: Side, before: Rule, after: Rule): Weight => {
  const isNarrower = isWithin(after, before)
  const isWider = isWithin(before, after)
  if (isNarrower && isWider) return "same"
  if (isNarrower) return side === "answer" ? "more" : "less"
  return isWider && side === "answer" ? "less" : "more"
}

const changedSource = (side: Side, place: string, before: Rule, after: Rule): Said | undefined => {
  if (before.source === after.source) return undefined
  const verb = side === "request" ? "is sent" : "is wanted"
  if (after.source === undefined)
    return {
      weight: "more",
      says: `${side} ${place}: ${wordsOf(after)} ${verb}, no longer what the state answers as \`${before.source}\``
    }
  const until = before.source === undefined ? `${shown(before.example)} on every run` : `\`${before.source}\``
  return {
    weight: before.source === undefined ? "less" : "more",
    says: `${side} ${place}: what the state answers as \`${after.source}\` ${verb}, until now ${until}`
  }
}

const changedRule = (side: Side, place: string, before: Rule, after: Rule): ReadonlyArray<Said> => {
  const source = changedSource(side, place, before, after)
  if (source !== undefined) return [source]
  const weight = weightOf(side, before, after)
  if (weight !== "same") {
    const verb = side === "request" ? "may send" : "needs"
    return [
      { weight, says: `${side} ${place}: ${verb} ${wordsOf(after, before)}, until now ${wordsOf(before, after)}` }
    ]
  }
  const isLeaf = typeof after.example !== "object" || after.example === null
  if (!isLeaf || shown(before.example) === shown(after.example)) return []
  return [
    { weight, says: `${side} ${place}: the example is ${shown(after.example)}, until now ${shown(before.example)}` }
  ]
}

const above = (place: string) => place.replace(/(\.[^.[]+|\[[^\]]*\])$/, "")

const changedPlaces = (side: Side, before: Places, after: Places): ReadonlyArray<Said> => {
  /** False where the place above is new, gone or of another kind, which says it all. */
  const isTelling = (place: string) => {
    const [was, is] = [before.get(above(place)), after.get(above(place))]
    return above(place) === place || (was !== undefined && is !== undefined && !isAnotherKind(was, is))
  }
  const verb = side === "request" ? ["is now sent", "is no longer sent"] : ["is now needed", "is no longer needed"]
  const places = [...new Set([...before.keys(), ...after.keys()])].filter(isTelling)
  return places.flatMap((place): ReadonlyArray<Said> => {
    const [was, is] = [before.get(place), after.get(place)]
    if (was !== undefined && is !== undefined) return changedRule(side, place, was, is)
    if (is !== undefined) return [{ weight: "more", says: `${side} ${place}: ${verb[0]}, ${wordsOf(is)}` }]
    return [{ weight: side === "request" ? "more" : "less", says: `${side} ${place}: ${verb[1]}` }]
  })
}

const statesOf = ({ providerStates = [] }: Interaction) => providerStates.map(({ name }) => name).join(" and ")

const changedState = (before: Interaction, after: Interaction): ReadonlyArray<Said> => {
  if (statesOf(before) !== statesOf(after))
    return [{ weight: "more", says: `state: is asked when ${statesOf(after)}, until now when ${statesOf(before)}` }]
  const values = ({ providerStates = [] }: Interaction) =>
    new Map(providerStates.flatMap(({ params = {} }) => Object.entries(params)))
  const was = values(before)
  return [...values(after)]
    .filter(([name, value]) => was.has(name) && shown(was.get(name)) !== shown(value))
    .map(([name, value]) => ({
      weight: "same",
      says: `state: \`${name}\` is ${shown(value)}, until now ${shown(was.get(name))}`
    }))
}

const changedDuty = (before: Interaction, after: Interaction): ReadonlyArray<Said> => {
  if (Boolean(before.pending) === Boolean(after.pending)) return []
  return after.pending
    ? [{ weight: "less", says: "is pending: the provider may answer otherwise" }]
    : [{ weight: "more", says: "is no longer pending: only this answer keeps the pact" }]
}

const callOf = ({ request }: Interaction) => `${request.method} ${request.path}`

const changedAddress = (before: Interaction, after: Interaction): ReadonlyArray<Said> =>
  callOf(before) === callOf(after)
    ? []
    : [{ weight: "more", says: `is asked at this address, until now at ${callOf(before)}` }]

/** The changes of an example. None of a pending one asks for more: it fails no build. */
const changedExample = (before: Interaction, after: Interaction): ReadonlyArray<Change> => {
  const isFree = Boolean(before.pending) && Boolean(after.pending)
  return [
    ...changedDuty(before, after),
    ...changedAddress(before, after),
    ...changedState(before, after),
    ...changedPlaces("request", sent(before), sent(after)),
    ...changedPlaces("answer", needed(before), needed(after))
  ].map(({ says, weight }) => ({
    weight: isFree ? "same" : weight,
    call: callOf(after),
    asked: after.description,
    says: isFree ? `${says} (pending)` : says
  }))
}

const substance = ({ description: _description, ...rest }: Interaction) => JSON.stringify(rest)

const comparedExamples = (before: PactFile, after: PactFile): ReadonlyArray<Change> => {
  const find = ({ interactions }: PactFile, { description }: Interaction) =>
    interactions.find((one) => one.description === description)
  const gone = before.interactions.filter((one) => find(after, one) === undefined)
  const fresh = after.interactions.filter((one) => find(before, one) === undefined)
  const renamed = new Map(
    fresh.flatMap((one) => {
      const old = gone.find((other) => substance(other) === substance(one))
      return old ? [[one, old] as const] : []
    })
  )
  const line = (one: Interaction, weight: Weight, says: string): Change => ({
    ...{ weight: one.pending ? "same" : weight, call: callOf(one), asked: one.description, says }
  })
  return [
    ...after.interactions.flatMap((one) => {
      const old = find(before, one)
      if (old !== undefined) return changedExample(old, one)
      const other = renamed.get(one)
      if (other !== undefined) return [line(one, "same", `has a new name, until now '${other.description}'`)]
      return [line(one, "more", `is new, when ${statesOf(one)}: status ${one.response.status} is wanted`)]
    }),
    ...gone.filter((one) => ![...renamed.values()].includes(one)).map((one) => line(one, "less", "is gone"))
  ]
}

const parametersOf = ({ interactions }: PactFile) => {
  const states = new Map<string, Set<string>>()
  for (const { name, params = {} } of interactions.flatMap(({ providerStates = [] }) => providerStates))
    states.set(name, new Set([...(states.get(name) ?? []), ...Object.keys(params)]))
  return states
}

const comparedStates = (before: PactFile, after: PactFile): ReadonlyArray<Change> => {
  const [was, is] = [parametersOf(before), parametersOf(after)]
  const line = (weight: Weight, says: string): Change => ({ weight, call: "states", says })
  const list = (names: Iterable<string> = []) => [...names].map((name) => `\`${name}\``).join(", ") || "none"
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((state) => {
    const [old, now] = [was.get(state), is.get(state)]
    if (old === undefined) return [line("more", `'${state}' is new, with the parameters ${list(now)}`)]
    if (now === undefined) return [line("less", `'${state}' is gone`)]
    const added = [...now].filter((name) => !old.has(name))
    const lost = [...old].filter((name) => !now.has(name))
    return [
      ...(added.length > 0 ? [line("more", `'${state}' has the new parameter ${list(added)}`)] : []),
      ...(lost.length > 0 ? [line("less", `'${state}' has no parameter ${list(lost)} any more`)] : [])
    ]
  })
}

/** What a provider that keeps `before` has to do, may leave, and need not mind under `after`. */
export const changesOf = (before: PactFile, after: PactFile): ReadonlyArray<Change> => [
  ...comparedStates(before, after),
  ...comparedExamples(before, after)
]
