import type { Interaction, Matchers, PactFile } from "../rules/pactFile"
import { codesOf, statusesInWords } from "../rules/rule"
import { differences, type Mismatch } from "./differences"
import type { Hearing } from "./gate"
import { short } from "./words"

type Said = Hearing["said"]

interface Failure {
  readonly interaction: string
  readonly mismatch: { readonly message?: string; readonly mismatches?: ReadonlyArray<Mismatch> }
}

/**
 * The calls of the words: the one whose description they are, else all whose description has them.
 */
export const chosen = (
  interactions: PactFile["interactions"],
  only: ReadonlyArray<string> | undefined
): PactFile["interactions"] => {
  const isExact = (words: string) => interactions.some(({ description }) => description === words)
  const isAsked = (description: string) =>
    only?.some((words) => (isExact(words) ? description === words : description.includes(words))) ?? true
  return interactions.filter(({ description }) => isAsked(description))
}

/** Result of Pact's verifier for one pact. */
export interface Replayed {
  readonly interactionResults: ReadonlyArray<{ readonly description: string; readonly result: string }>
  readonly errors: ReadonlyArray<Failure>
}

/** What the portal's readers made of an answer. */
export interface Reading {
  readonly faults: ReadonlyArray<string>
  /** The answer is in the other form of this assumption. */
  readonly assumption?: number | undefined
}

/** A call of a pact with one line for each difference; no lines if the provider kept it. */
export interface Verdict extends Reading {
  readonly interaction: Interaction
}

/**
 * Whether an error belongs to an interaction: descriptions are unique, and an error ends with one,
 * or with a reason after it.
 */
const isOf = (error: string, { interactions }: PactFile, { description }: Interaction) => {
  const fits = (one: string) => error.endsWith(` - ${one}`) || error.includes(` - ${one} - `)
  const fitting = interactions.map((one) => one.description).filter(fits)
  return fitting.toSorted((a, b) => b.length - a.length)[0] === description
}

/** What a place may be beside null, in words. */
const beside = ({ matchers }: Matchers) => {
  if (matchers.some(({ match }) => match === "number")) return "a number"
  return matchers.some(({ regex }) => regex === "^$") ? "an empty text" : "a text"
}

/** The body of the pact's answer, the places that may be null, and its statuses if they are several. */
const answerOf = (
  { providerStates: [state] = [], request, response: { body, matchingRules } }: Interaction,
  said: Said
) => {
  const [several] = matchingRules?.status?.$?.matchers ?? []
  const either = Object.entries(matchingRules?.body ?? {}).filter(([, { combine }]) => combine === "OR")
  const orNull = Object.fromEntries(either.map(([place, rule]) => [place, beside(rule)]))
  const bodyOf = (status: unknown) => said(`${request.method} ${request.path} ${status}`, state?.params)
  return { content: body?.content, orNull, bodyOf, statuses: several && statusesInWords(codesOf(several)) }
}

const pathOf = ({ request }: Interaction) => `${request.path} ${request.method}`

const unasked = ({ providerStates: [state] = [] }: Interaction, said: Said, message = "Pact gives no reason") => {
  if (!/setup state change/.test(message)) return short(message)
  return `it could not be brought into the state: ${said(state?.name ?? "", state?.params)}`
}

/**
 * The differences of each call of a pact, sorted by path; of an answer without any, what the
 * portal's readers found in it.
 */
export const verdictsOf = (
  pact: PactFile,
  replayed: Replayed,
  said: Said,
  read: ReadonlyMap<string, Reading>
): ReadonlyArray<Verdict> => {
  const isOk = ({ description }: Interaction) =>
    replayed.interactionResults.some((one) => one.description === description && one.result === "OK")
  const faultsOf = (interaction: Interaction) => {
    const found = replayed.errors
      .filter(({ interaction: error }) => isOf(error, pact, interaction))
      .flatMap(({ mismatch: { message, mismatches } }) =>
        mismatches ? differences(mismatches, answerOf(interaction, said)) : [unasked(interaction, said, message)]
      )
    if (found.length > 0) return found
    return isOk(interaction) ? (read.get(interaction.description)?.faults ?? []) : [unasked(interaction, said)]
  }
  return pact.interactions
    .map((interaction) => {
      const faults = [...new Set(faultsOf(interaction))]
      return { interaction, faults, assumption: read.get(interaction.description)?.assumption }
    })
    .toSorted((a, b) => pathOf(a.interaction).localeCompare(pathOf(b.interaction), "en"))
}

const callOf = ({ description, request }: Interaction) => `${request.method} ${request.path} · ${description}`

/** The line of a call that is as agreed. */
export const okLine = (interaction: Interaction, assumption: number | undefined): string => {
  const other = assumption === undefined ? "" : ` · other form (assumption ${assumption}): tell us`
  return `ok    ${callOf(interaction)}${other}`
}

/** The lines of a verdict: the call and, on failure, the provider's state and the differences. */
export const linesOf = ({ assumption, faults, interaction }: Verdict): ReadonlyArray<string> => {
  if (faults.length === 0) return [okLine(interaction, assumption)]
  const states = (interaction.providerStates ?? []).map(
    ({ name, params }) => `      given ${name} ${JSON.stringify(params ?? {})}`
  )
  return [`FAILS ${callOf(interaction)}`, ...states, ...faults.map((fault) => `      ✗ ${fault}`)]
}
