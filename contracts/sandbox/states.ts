import { isObject } from "./http/checks"

/** A fault as ordered over the wire at `POST /_sandbox/faults`; without `times` it happens once. */
type FaultOrder = {
  readonly call: string
  readonly fault: string
  readonly times?: number
  readonly ms?: number
  readonly count?: number
  readonly status?: number
  readonly body?: unknown
}

/** For each provider state, in the words of the pacts, the faults that bring the sandbox into it. */
export type ProviderStates = Readonly<Record<string, readonly FaultOrder[]>>

/** The states that the sandbox can be in; one without faults is how it always is. */
const providerStates: ProviderStates = {
  "plans are on sale": [],
  "no plans are on sale": [{ call: "quote", fault: "empty" }],
  "the quote answers with an error": [{ call: "quote", fault: "error-field" }],
  "messages to people are taken": [],
  "messages to people are refused": [
    { call: "notification/request", fault: "400" },
    { call: "notification/regret", fault: "400" }
  ],
  "consent is managed for the channel": [],
  "consent is not managed for the channel": [{ call: "one_trust", fault: "answer", body: { domainId: "" } }],
  "the api address is known": [],
  "somebody with a verified e-mail is logged in": [
    { call: "userinfo", fault: "answer", body: { email: "ana@example.com", email_verified: true } }
  ],
  "somebody whose e-mail is not verified is logged in": [
    { call: "userinfo", fault: "answer", body: { email: "carla@example.com", email_verified: false } }
  ],
  "a banner is on show": [{ call: "banner", fault: "answer", body: { name: "verano.svg" } }],
  "no banner is on show": [],
  "a coupon is valid": [],
  "document types are known": [],
  "countries are known": [],
  "regions of a country are known": []
}

/** What Pact's verifier calls before an interaction; a `channel` among the parameters limits the faults to it. */
export type StateHandler = (parameters?: unknown) => Promise<undefined>

const order = async (url: string, fault: FaultOrder, channel: unknown) => {
  const answer = await fetch(`${url}/_sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(typeof channel === "string" ? { ...fault, channel } : fault)
  })
  if (!answer.ok) throw new Error(`the sandbox refused a fault: ${await answer.text()}`)
}

/** Handlers for Pact's verifier: each forgets the faults of the state before and orders its own. */
export const makeStateHandlers = (
  sandbox: { readonly url: string },
  states: ProviderStates = providerStates
): Record<string, StateHandler> =>
  Object.fromEntries(
    Object.entries(states).map(([description, faults]): [string, StateHandler] => [
      description,
      async (parameters) => {
        await fetch(`${sandbox.url}/_sandbox/faults`, { method: "DELETE" })
        const channel = isObject(parameters) ? parameters.channel : undefined
        for (const fault of faults) await order(sandbox.url, fault, channel)
        return undefined
      }
    ])
  )
