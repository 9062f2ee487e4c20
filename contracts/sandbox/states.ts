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

/** Whoever asks from then on is this person, as the verifier keeps no cookies. */
type Login = { readonly everybody: string }

/** For each provider state, in the words of the pacts, what brings the sandbox into it. */
export type ProviderStates = Readonly<Record<string, readonly (FaultOrder | Login)[]>>

const ana: Login = { everybody: "ana@example.com" }
const bruno: Login = { everybody: "bruno@example.com" }

/** The states that the sandbox can be in; one that needs nothing is how it always is, with nobody logged in. */
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
  "nobody is logged in": [],
  "somebody with a verified e-mail is logged in": [ana],
  "somebody whose e-mail is not verified is logged in": [{ everybody: "carla@example.com" }],
  "somebody registered is logged in": [ana],
  "somebody who is not registered is logged in": [bruno],
  "somebody with vouchers is logged in": [ana],
  "somebody without vouchers is logged in": [bruno],
  "a banner is on show": [{ call: "banner", fault: "answer", body: { name: "verano.svg" } }],
  "no banner is on show": [],
  "a coupon is valid": [],
  "document types are known": [],
  "countries are known": [],
  "regions of a country are known": [],
  "a sale is taken": [],
  "a card is declined": [{ call: "sales/enroll", fault: "402" }],
  "a sale is refused": [{ call: "sales/enroll", fault: "400" }],
  "a sale is answered with nothing": [{ call: "sales/enroll", fault: "answer", body: null }],
  "what became of a sale is not known": [{ call: "sales/enroll", fault: "500" }],
  "the profile is saved": [ana],
  "the profile is refused": [ana, { call: "api/user/save", fault: "400" }],
  "mails with plans are sent": [],
  "mails with plans are not sent": [{ call: "sales/mail", fault: "500" }]
}

/**
 * What Pact's verifier calls before an interaction. Among the parameters, `channel` limits the faults to it, and `email` says who it is
 * that is logged in, in a state where somebody is.
 */
export type StateHandler = (parameters?: unknown) => Promise<undefined>

const post = async (url: string, body: unknown) => {
  const headers = { "content-type": "application/json" }
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`the sandbox refused a state: ${await answer.text()}`)
}

type Parameters = { readonly channel?: unknown; readonly email?: unknown }

const bring = (url: string, wanted: FaultOrder | Login, { channel, email = null }: Parameters) => {
  if ("everybody" in wanted)
    return post(`${url}/_sandbox/session`, { email: email ?? wanted.everybody, everybody: true })
  return post(`${url}/_sandbox/faults`, typeof channel === "string" ? { ...wanted, channel } : wanted)
}

/** Handlers for Pact's verifier: each takes back the state before and brings about its own. */
export const makeStateHandlers = (
  sandbox: { readonly url: string },
  states: ProviderStates = providerStates
): Record<string, StateHandler> =>
  Object.fromEntries(
    Object.entries(states).map(([description, wanted]): [string, StateHandler] => [
      description,
      async (parameters) => {
        for (const handle of ["faults", "session", "people"])
          await fetch(`${sandbox.url}/_sandbox/${handle}`, { method: "DELETE" })
        for (const one of wanted) await bring(sandbox.url, one, isObject(parameters) ? parameters : {})
        return undefined
      }
    ])
  )
