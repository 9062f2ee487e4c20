import { parsed } from "../rules/body"
import type { Generators, Interaction } from "../rules/pactFile"
import { needed, type Places } from "../rules/places"
import { isWithin } from "../rules/rule"

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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const reasonOf = (cause: unknown) =>
  cause instanceof Error && cause.name === "TimeoutError"
    ? `no answer in ${patience / 1000} s`
    : `no answer: ${cause instanceof Error ? cause.message : cause}`

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
    return { refused, values: isRecord(values) ? values : {} }
  } catch (cause) {
    return { refused: reasonOf(cause), values: {} }
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

/** A copy of a value with what the state answered in the places of the generators. */
const filled = (body: unknown, generators: Generators = {}, values: Brought["values"]): unknown => {
  const copy: unknown = structuredClone(body)
  for (const [path, { expression = "" }] of Object.entries(generators)) {
    const steps = [...path.matchAll(/\.([^.[]+)|\['([^']*)'\]|\[(\d+)\]/g)].map(
      ([, name, quoted, row]) => name ?? quoted ?? row ?? ""
    )
    const last = steps.pop()
    const holder = steps.reduce<unknown>((inner, step) => Object(inner)[step], copy)
    const value = given(expression, values)
    if (last !== undefined && value !== undefined) Object(holder)[last] = value
  }
  return copy
}

const addressOf = (url: string, { path, query = {} }: Interaction["request"]) => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, all]) => all.map((value) => [name, value]))
  ).toString()
  return `${url.replace(/\/+$/, "")}${path}${search && `?${search}`}`
}

/** The first place of an answer that a pact wants and does not get; undefined if it is as agreed. */
export const firstDifference = (wanted: Places, given: Places): string | undefined => {
  for (const [place, rule] of wanted) {
    if (place.startsWith("header ")) continue
    const found = given.get(place.replaceAll("[*]", "[0]"))
    const list = given.get(place.replaceAll("[*]", "[0]").replace(/\[0\][^[]*$/, ""))?.example
    if (found === undefined && Array.isArray(list) && list.length === 0 && place.includes("[*]")) continue
    if (found === undefined) return `${place} is missing`
    if (!isWithin(found, rule)) return `${place} is ${JSON.stringify(found.example).slice(0, 60)}`
  }
  return undefined
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
    // A provider may limit its mails, which says nothing of a state.
    if (answer.status === 429) return undefined
    const response = { status: answer.status, ...(text === "" ? {} : { body: { content: parsed(text, text) } }) }
    return firstDifference(needed(interaction), needed({ ...interaction, response }))
  } catch (cause) {
    return reasonOf(cause)
  }
}
