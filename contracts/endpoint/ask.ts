import { changed, isObject, parsed, stepsOf } from "../rules/body"
import type { Generators, Interaction } from "../rules/pactFile"
import { firstDifference } from "../rules/places"
import { reasonOf } from "../verifier/options"
import { inFirstForm } from "../verifier/otherForms"
import { readFaults } from "../verifier/readings"

/** A provider, and its state endpoint if it has one. `headers` go with every request. */
export interface Asked {
  readonly url: string
  readonly setup: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** A state with its parameters, as a pact asks for it. */
export interface WantedState {
  readonly name: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Whether the endpoint took a state, why not, and the values that it answered. */
export interface Brought {
  readonly refused: string | undefined
  readonly values: Readonly<Record<string, unknown>>
}

const patience = 30_000

const noAnswer = (cause: unknown) =>
  cause instanceof Error && cause.name === "TimeoutError"
    ? `no answer in ${patience / 1000} s`
    : `no answer: ${reasonOf(cause)}`

/** Posts a state in Pact's form; never rejects. */
export const bring = async (
  { headers, setup }: Asked,
  { name, params = {} }: WantedState,
  action: "setup" | "teardown" = "setup"
): Promise<Brought> => {
  if (setup === undefined) return { refused: undefined, values: {} }
  try {
    const answer = await fetch(setup, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ action, state: name, params }),
      signal: AbortSignal.timeout(patience)
    })
    const text = await answer.text()
    const values = parsed(text, text)
    const refused = answer.ok ? undefined : `${answer.status} ${text.slice(0, 120)}`.trim()
    return { refused, values: isObject(values) ? values : {} }
  } catch (cause) {
    return { refused: noAnswer(cause), values: {} }
  }
}

/** What an expression gives, such as `${departure}`; undefined if the state answered none of it. */
const given = (expression: string, values: Brought["values"]): unknown => {
  const [, only] = /^\$\{(\w+)\}$/.exec(expression) ?? []
  if (only !== undefined) return values[only]
  const names = [...expression.matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name)
  if (names.some((name) => values[name] === undefined)) return undefined
  return expression.replace(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

/** A body with what the state answered in the places of the generators. */
const filled = (body: unknown, generators: Generators = {}, values: Brought["values"]): unknown =>
  Object.entries(generators).reduce((filling, [path, { expression = "" }]) => {
    const value = given(expression, values)
    return value === undefined ? filling : changed(filling, stepsOf(path), value)
  }, body)

const addressOf = (url: string, { path, query = {} }: Interaction["request"]) => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, all]) => all.map((value) => [name, value]))
  ).toString()
  return `${url.replace(/\/+$/, "")}${path}${search && `?${search}`}`
}

/** The request of an interaction, with what the state answered. */
export const requestOf = ({ headers, url }: Asked, { request }: Interaction, values: Brought["values"]) => {
  const sources = request.generators?.header
  const sent = Object.entries(request.headers ?? {}).map(
    ([name, all]) => [name, String(given(sources?.[name]?.expression ?? "", values) || all.join(", "))] as const
  )
  const content = filled(request.body?.content, request.generators?.body, values)
  const init = {
    method: request.method,
    headers: { ...Object.fromEntries(sent), ...headers },
    redirect: "manual" as const,
    signal: AbortSignal.timeout(patience)
  }
  return { address: addressOf(url, request), content, init }
}

/** What a call is answered in whatever state the provider is; nothing without an answer. Never rejects. */
export const answerOf = (asked: Asked, interaction: Interaction, values: Brought["values"]): Promise<string> => {
  const { address, init } = requestOf(asked, interaction, values)
  return fetch(address, init).then(
    (answer) => answer.text(),
    () => ""
  )
}

/** A call of a pact in one of its states. */
export type Case = readonly [state: WantedState, interaction: Interaction]

/** Why an answer is not as agreed, if so, and the assumption in whose other form it is, if any. */
export interface Heard {
  readonly differs: string | undefined
  readonly assumption?: number | undefined
}

/** Judges an answer as `verify` does: one in an other form in the form of the pact, and by the portal's readers. */
const judged = ([{ params = {} }, one]: Case, sent: string, { headers, status }: Response, body: string): Heard => {
  const { body: example, status: agreed } = one.response
  const call = `${one.request.method} ${one.request.path}`
  const answered = { call, sent, params, status, headers: Object.fromEntries(headers), body, waited: 0 }
  const other = inFirstForm(answered, { status: agreed, body: example?.content })
  const told = other?.first ?? { status, body: body === "" ? undefined : parsed(body, body) }
  const differs = firstDifference(one, told.status, told.body) ?? (other && readFaults(answered)[0])
  if (differs === undefined) return { differs, assumption: other?.assumption }
  return { differs: differs.startsWith("status") && body ? `${differs}: ${body.slice(0, 120)}` : differs }
}

/** Sends the request of a case and judges its answer; never rejects. */
export const ask = async (asked: Asked, wanted: Case, values: Brought["values"]): Promise<Heard> => {
  const { address, content, init } = requestOf(asked, wanted[1], values)
  try {
    const body = content === undefined ? undefined : JSON.stringify(content)
    const answer = await fetch(address, { ...init, ...(body !== undefined && { body }) })
    return judged(wanted, body ?? "", answer, await answer.text())
  } catch (cause) {
    return { differs: noAnswer(cause) }
  }
}
