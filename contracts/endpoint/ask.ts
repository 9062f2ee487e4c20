import { changed, isObject, parsed, stepsOf } from "../rules/body"
import type { Generators, Interaction } from "../rules/pactFile"
import { firstDifference } from "../rules/places"
import { reasonOf } from "../verifier/options"

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

/** Sends the request of an interaction and resolves to why its answer is not as agreed, if so; never rejects. */
export const ask = async (
  asked: Asked,
  interaction: Interaction,
  values: Brought["values"]
): Promise<string | undefined> => {
  const { address, content, init } = requestOf(asked, interaction, values)
  try {
    const body = content === undefined ? {} : { body: JSON.stringify(content) }
    const answer = await fetch(address, { ...init, ...body })
    const text = await answer.text()
    const differs = firstDifference(interaction, answer.status, text === "" ? undefined : parsed(text, text))
    return differs?.startsWith("status") && text ? `${differs}: ${text.slice(0, 120)}` : differs
  } catch (cause) {
    return noAnswer(cause)
  }
}
