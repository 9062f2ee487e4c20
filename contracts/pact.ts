import { STATUS_CODES } from "node:http"
import { Matchers, Pact, SpecificationVersion } from "@pact-foundation/pact"
import { Effect } from "effect"
import { expect } from "vitest"
import { consumer, type Provider, pactsFolder } from "./agreed"
import { aChannel } from "./fixtures/channel"
import { countForm, filledForm, idForm, orderForm, positiveForm, wholeForm } from "./forms"
import { interactionOf, mockServerOf } from "./pactFoundation"
import type { ProviderState } from "./states"

process.env.PACT_DO_NOT_TRACK = "true"

/** Where the tests write: `npm test` compares what they write with what is agreed. */
const written = process.env.PACTS_WRITTEN_TO ?? pactsFolder

/** The server of the test under way. */
let playing: ReturnType<typeof mockServerOf>

/** Waits until the mock server has recorded the call: it answers first and records later. */
const isNoted = async (port: number) => {
  for (let tries = 0; tries < 400; tries += 1) {
    if (playing.mockServerMismatches(port).every(({ type }) => type !== "missing-request")) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

type ParametersOf<State extends ProviderState> = {
  readonly [name in Exclude<keyof State["parameters"], "channel">]: string | number | boolean
} & { readonly channel?: string }

/**
 * Starts an interaction with a provider in a state. The types require every parameter of the state
 * but its channel, which is `aChannel` by default.
 */
export const inState = <State extends ProviderState>(
  provider: Provider,
  { description }: State,
  ...[parameters]: object extends ParametersOf<State> ? [parameters?: ParametersOf<State>] : [ParametersOf<State>]
): ReturnType<Pact["addInteraction"]> => {
  const spec = SpecificationVersion.SPECIFICATION_VERSION_V4
  const pact = new Pact({ consumer, provider, dir: written, spec, logLevel: "warn" })
  playing = mockServerOf(pact)
  return pact.addInteraction().given(description, { channel: aChannel.code, ...parameters })
}

type Interaction = ReturnType<typeof inState>
type Request = Parameters<NonNullable<Parameters<ReturnType<Interaction["uponReceiving"]>["withRequest"]>[2]>>[0]

interface Sent {
  readonly channel?: string
  readonly headers?: Parameters<Request["headers"]>[0]
  readonly query?: Parameters<Request["query"]>[0]
  readonly body?: unknown
}

/**
 * A call as the portal makes it, with the headers of every call (CL-01): a GET, or a POST with a
 * body.
 */
export const calling = (
  given: Interaction,
  description: string,
  path: string,
  { body, channel = aChannel.code, headers = {}, query = {} }: Sent = {}
) =>
  given.uponReceiving(description).withRequest(body === undefined ? "GET" : "POST", path, (request) => {
    request.query(query).headers({ ...callHeaders(channel), ...headers })
    if (body !== undefined) request.jsonBody(body)
  })

/** Plays a call: what the core gets from this address must be `wanted`. Ends when the call is recorded. */
export const gives =
  (ask: (url: string) => Effect.Effect<unknown, unknown> | Promise<unknown>, wanted: unknown) =>
  async ({ port, url }: { readonly port: number; readonly url: string }) => {
    const got = ask(url)
    expect(await (Effect.isEffect(got) ? Effect.runPromise(got) : got)).toEqual(wanted)
    await isNoted(port)
  }

type Response = ReturnType<ReturnType<Interaction["uponReceiving"]>["withRequest"]>["willRespondWith"]
type ResponseBuilder = Parameters<NonNullable<Parameters<Response>[1]>>[0]

/** A rule of the pact file. `OR` matches a value that fits one of the matchers. */
interface Rule {
  readonly combine?: "AND" | "OR"
  readonly matchers: ReadonlyArray<{ readonly match: string; readonly regex?: string }>
}

const isNull = { match: "null" }

/**
 * The statuses that mean the same to the portal: a class, or some codes of several classes.
 * Statuses that mean something else stay out (docs/calls.md).
 */
export type Statuses = "success" | "clientError" | "serverError" | ReadonlyArray<number>

/** Wants a status of these, and shows one of them. */
export const anyOf = (shown: number, statuses: Statuses) =>
  [
    shown,
    (response: ResponseBuilder) => {
      interactionOf(response).withStatus({ "pact:matcher:type": "statusCode", status: statuses, value: shown })
    }
  ] as const

/** Every 4xx that has a name. */
const clientErrors = Object.keys(STATUS_CODES)
  .map(Number)
  .filter((code) => code >= 400 && code < 500)

/**
 * The codes that refuse a sale without a charge. The other 4xx say more: 401 that the session
 * ended, 408 nothing, 409, 422 and 429 something about the key, the trip or the pace.
 */
export const refusing = clientErrors.filter((code) => ![401, 408, 409, 422, 429].includes(code))

/** The codes that say that a visitor did not register: 401 says that the session ended. */
export const unregistered = clientErrors.filter((code) => code !== 401)

/** The codes that say that no session exists. */
export const loggedOut = [204, ...clientErrors]

/** A number above 0 or a text, the same in both engines of Pact. */
export const id = (example: number | string) => ({
  "pact:matcher:type": "regex",
  regex: idForm,
  value: example
})

/** The id of an order. */
export const orderId = (example: number) => ({ "pact:matcher:type": "regex", regex: orderForm, value: example })

/** A text of this form. Pact reads numbers and null as texts too, so the kind is said as well. */
export const textOf = (form: string, example: string) => ({
  "pact:matcher:type": [{ "pact:matcher:type": "type" }, { "pact:matcher:type": "regex", regex: form }],
  value: example
})

/** A text with something in it. */
export const filled = (example: string) => textOf(filledForm, example)

const numberOf = (form: string) => (example: number) => ({
  "pact:matcher:type": [{ "pact:matcher:type": "number" }, { "pact:matcher:type": "regex", regex: form }],
  value: example
})

/** A number above 0. */
export const positive = numberOf(positiveForm)

/** A whole number. Pact's own matcher of integers refuses 3.0, which some back ends write and the portal reads. */
export const whole = numberOf(wholeForm)

/** A whole number above 0. */
export const count = numberOf(countForm)

/** Sets rules by path. Pact's own builder can only combine matchers with AND. */
const withRules = (response: ResponseBuilder, body: Readonly<Record<string, Rule>>) => {
  interactionOf(response).withResponseMatchingRules(JSON.stringify({ body }))
  return response
}

/**
 * Matches at each path null or what the matcher fits. A form alone does not do: Pact's engines
 * disagree on whether a regular expression may match null.
 */
export const orNull = (response: ResponseBuilder, matchers: Readonly<Record<string, Rule["matchers"][number]>>) =>
  withRules(
    response,
    Object.fromEntries(
      Object.entries(matchers).map(([path, matcher]) => [path, { combine: "OR", matchers: [isNull, matcher] }])
    )
  )

/** A value that depends on the day, by its name in `ProviderState.answers`. */
type DayValue = "departure" | "return" | "bought" | "key"

/**
 * A text of this form. The pact keeps it with the example; a verifier sends it with the value that
 * the provider's state answers, so that no pact runs out. `around` writes the text around the
 * value.
 */
export const fromState = (name: DayValue, form: string, example: string, around = (value: string) => value) => ({
  ...Matchers.regex(form, around(example)),
  "pact:generator:type": "ProviderState",
  expression: around(`\${${name}}`)
})

/** A day of the trip. */
export const tripDay = (name: "departure" | "return", example: string) =>
  fromState(name, "^\\d{4}-\\d{2}-\\d{2}$", example)

/** Only the channel's code differs. */
const callHeaders = (channel: string) => ({
  "Cache-Control": "no-cache",
  "Content-Type": "application/json",
  IdChannel: channel,
  Pragma: "no-cache",
  "X-Requested-With": "XMLHttpRequest"
})
