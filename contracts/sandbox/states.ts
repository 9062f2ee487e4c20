import { randomUUID } from "node:crypto"
import type { Wire } from "./answerCall"
import { json, refusal } from "./http/answers"
import { readValue } from "./http/body"
import { dayFrom, isObject } from "./http/checks"
import type { World } from "./world"

type Parameters = Readonly<Record<string, unknown>>

/** Makes every later request this person's, as the verifier keeps no cookies. */
const logIn = ({ accounts, sessions }: World, email: unknown) => {
  const person = accounts.of(String(email))
  if (person !== undefined) sessions.everybody(person)
}

/** Has the next call of the channel answered by a fault. */
const answering = ({ faults }: World, call: string, { channel }: Parameters, fault: string, body: unknown = null) => {
  const of = typeof channel === "string" ? channel : null
  faults.add({ count: 0, ms: 0, times: 1, status: 200, call, fault, channel: of, body })
}

type State = (world: World, parameters: Parameters) => void

const asAlways: State = () => undefined

/**
 * What brings about each state of the pacts. Plans, lists, test cards, people and partners' quotes
 * are always there; the call's values select among them. Where a state asks for what is not, its
 * calls fail the verifier.
 */
export const states: Readonly<Record<string, State>> = {
  "plans are on sale": asAlways,
  "no plans are on sale": (world, asked) => answering(world, "quote", asked, "many"),
  "a plan can be bought": (world, { email }) => logIn(world, email),
  "somebody is logged in": (world, { email }) => logIn(world, email),
  "nobody is logged in": asAlways,
  "the lists of the forms are known": asAlways,
  "messages are taken": (world, { email }) => {
    world.mails.countAnew()
    logIn(world, email)
  },
  "the banner of the channel is chosen": (world, asked) =>
    answering(world, "banner", asked, "answer", { name: asked.banner || null }),
  "the consent domain of the channel is chosen": (world, asked) =>
    answering(world, "one_trust", asked, "answer", { domainId: asked.domain }),
  "the address of the public API is known": asAlways,
  "a partner arranged a trip": asAlways
}

/** Every value that a state answers (docs/states.md). One answer serves all states. */
const valuesOn = (now: Date): Readonly<Record<string, string>> => ({
  departure: dayFrom(now, 21),
  return: dayFrom(now, 36),
  bought: dayFrom(now, -2).split("-").reverse().join("/"),
  key: randomUUID()
})

/**
 * `POST /_sandbox/states`: the state endpoint for Pact's verifiers of any language. Each state
 * undoes the one before it, so that a teardown has nothing to do. The pacts send the same keys and
 * travellers in every run: a state begins without their orders.
 */
export const changeState = async (world: World, c: Wire): Promise<Response> => {
  const { refused, value } = await readValue(c.env.incoming)
  if (refused) return refused
  const { action, params, state: name } = Object(value)
  const state = typeof name === "string" && Object.hasOwn(states, name) ? states[name] : undefined
  if (state === undefined) return refusal(400, `No hay un estado ${JSON.stringify(name)}.`)
  if (action === "teardown") return json({})
  world.faults.clear()
  world.sessions.end(undefined)
  world.accounts.reset()
  world.users.reset()
  world.book.freeAll()
  state(world, isObject(params) ? params : {})
  return json(valuesOn(world.now()))
}
