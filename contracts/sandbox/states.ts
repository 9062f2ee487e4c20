import { isObject } from "./http/checks"

/** A fault in the form of `POST /_sandbox/faults`. Without `times` it happens once. */
type FaultOrder = {
  readonly call: string
  readonly fault: string
  readonly times?: number
  readonly status?: number
  readonly body?: unknown
}

/** Makes every later request this person's, as the verifier keeps no cookies. */
type Login = { readonly everybody: string }

type Parameters = Readonly<Record<string, unknown>>

/**
 * For each provider state, in the words of the pacts, the faults and the login that bring it about.
 */
export type ProviderStates = Readonly<Record<string, (parameters: Parameters) => readonly (FaultOrder | Login)[]>>

/** The fixed cast, as a provider's people would find theirs (README.md, "People"). */
const cast: Readonly<Record<string, Parameters>> = {
  "ana@example.com": { verified: true, registered: true, purchases: "as bytes" },
  "bruno@example.com": { verified: true, registered: false, purchases: "none" },
  "carla@example.com": { verified: false, registered: false, purchases: "none" }
}

const answering = (call: string, body: unknown, status = 200): FaultOrder => ({ call, fault: "answer", status, body })

const loggedIn = (email: unknown): readonly Login[] =>
  typeof email === "string" && email !== "" ? [{ everybody: email }] : []

const visitor = ({ email, purchases, ...wanted }: Parameters) => {
  const known = cast[String(email)] ?? {}
  const isKnown = known.verified === wanted.verified && known.registered === wanted.registered
  if (!isKnown || known.purchases !== purchases)
    throw new Error(`Nobody in the sandbox is ${JSON.stringify({ email, purchases, ...wanted })}`)
  return loggedIn(email)
}

/** What partners arranged, as it is kept (README.md, "External quotes"). */
const partners: Readonly<Record<string, Parameters>> = {
  vigente: { until: "" },
  vencida: { until: "2025-01-31" }
}

const arranged = ({ id, until }: Parameters) => {
  const known = partners[String(id)] ?? {}
  if (known.until === until) return []
  throw new Error(`The sandbox keeps no quote like ${JSON.stringify({ id, until })}`)
}

/**
 * The states of the sandbox. Plans, lists, test cards and partners' quotes are always there; the
 * call's values select among them.
 */
const providerStates: ProviderStates = {
  "plans are on sale": () => [],
  "no plans are on sale": () => [{ call: "quote", fault: "empty" }],
  "a plan can be bought": ({ email }) => loggedIn(email),
  "somebody is logged in": visitor,
  "nobody is logged in": () => [],
  "the lists of the forms are known": () => [],
  "messages are taken": ({ email }) => loggedIn(email),
  "the banner of the channel is chosen": ({ banner }) => [answering("banner", { name: banner || null })],
  "the consent domain of the channel is chosen": ({ domain }) => [answering("one_trust", { domainId: domain })],
  "the address of the public API is known": () => [],
  "a partner arranged a trip": arranged
}

/**
 * Pact's verifier calls it before an interaction, with the state's parameters. `channel` limits its
 * faults to that channel.
 */
export type StateHandler = (parameters?: unknown) => Promise<undefined>

const post = async (url: string, body: unknown) => {
  const headers = { "content-type": "application/json" }
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`the sandbox refused a state: ${await answer.text()}`)
}

const bring = (url: string, wanted: FaultOrder | Login, channel: unknown) => {
  if ("everybody" in wanted) return post(`${url}/_sandbox/session`, { email: wanted.everybody, everybody: true })
  return post(`${url}/_sandbox/faults`, typeof channel === "string" ? { ...wanted, channel } : wanted)
}

/** Handlers for Pact's verifier. Each undoes the state before and brings about its own. */
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
        const told = isObject(parameters) ? parameters : {}
        for (const one of wanted(told)) await bring(sandbox.url, one, told.channel)
        return undefined
      }
    ])
  )
