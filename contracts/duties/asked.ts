import { randomInt } from "node:crypto"
import { agreedCalls, type Provider } from "../agreed"
import type { ChannelRow } from "../channels"
import { type Asked, bring, requestOf } from "../endpoint/ask"
import type { Interaction } from "../rules/pactFile"

/** The provider under check, and what its people lend for it. */
export interface Checked extends Asked {
  /** Of which providers the duties are asked. */
  readonly providers: ReadonlyArray<Provider>
  /** The channels that the portal sells through. */
  readonly channels: ReadonlyArray<ChannelRow>
  /** The origin of a page that sells through the provider. */
  readonly origin: string | undefined
  /** Where a customer is logged in: it takes `{ "email": … }` and sets the cookie of a new session. */
  readonly login: string | undefined
  /** How long a session of the provider lasts under check, in seconds. */
  readonly sessionSeconds: number | undefined
  readonly second: Second | undefined
  /** Where the provider's clock is put ahead: it takes `{ "ahead": seconds }`. */
  readonly clock: string | undefined
}

/** Another server of the provider, to kill and to start again. */
export interface Second {
  readonly url: string
  readonly setup: string | undefined
  /** The command that starts it at `url`. */
  readonly command: string
  /** Where it shows the mails that it sent, as text with the number of each order. */
  readonly mails: string
}

/** The faults of a duty, a line each, and what is odd but no fault; or what a check lacks. */
export type Finding =
  | { readonly faults: ReadonlyArray<string>; readonly warnings?: ReadonlyArray<string> }
  | { readonly lacks: string }

/** The fault, if it is one. */
export const faultsIf = (isFault: boolean, fault: string): ReadonlyArray<string> => (isFault ? [fault] : [])

/** A duty beyond the shape of answers. */
export interface Duty {
  /** The provider whose calls it plays; without one, of both. */
  readonly of?: Provider
  readonly name: string
  readonly check: (checked: Checked) => Promise<Finding>
}

/** A state into which the provider cannot be brought. */
export class StateRefused extends Error {}

/** The first call of a path in a state with these parameters that sells or tells something. */
export const exampleOf = (call: string, state: string, params = {}): Interaction => {
  const isOf = ({ providerStates, request, response }: Interaction) =>
    `${request.method} ${request.path}` === call &&
    response.status === 200 &&
    providerStates?.[0]?.name === state &&
    Object.entries(params).every(([name, value]) => providerStates[0]?.params?.[name] === value)
  const found = agreedCalls().find(isOf)
  if (found === undefined) throw new Error(`No pact has ${call} when ${state}`)
  return found
}

/** A request that can be sent again and again, with other headers or another body. */
export type Send = (
  headers?: Readonly<Record<string, string>>,
  body?: (content: object) => unknown
) => Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }>

const sending =
  (checked: Checked, interaction: Interaction, values: Readonly<Record<string, unknown>>): Send =>
  async (headers = {}, body = (content) => content) => {
    const { address, content, init } = requestOf(checked, interaction, values)
    const text = content === undefined ? {} : { body: textOf(body(Object(content))) }
    const answer = await fetch(address, { ...init, ...text, headers: { ...init.headers, ...headers } })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

/** Brings the provider into the state of an interaction, with other parameters, and returns its request. */
export const played = async (checked: Checked, interaction: Interaction, params = {}): Promise<Send> => {
  const [wanted] = interaction.providerStates ?? []
  const state = wanted && { ...wanted, params: { ...wanted.params, ...params } }
  const { refused, values } = state ? await bring(checked, state) : { refused: undefined, values: {} }
  if (refused !== undefined) throw new StateRefused(`the state '${state?.name}' was refused: ${refused}`)
  return sending(checked, interaction, values)
}

/** Brings the provider into the state of a pact's example, and returns its request. */
export const example = (checked: Checked, call: string, state: string, params = {}): Promise<Send> =>
  played(checked, exampleOf(call, state, params))

/** The request of a pact's example, in whatever state the provider is. It sends the pact's own values. */
export const stateless = (checked: Checked, call: string, state: string, params = {}): Send =>
  sending(checked, exampleOf(call, state, params), {})

const textOf = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body))

/** A sale of the pact, in the state that it needs. */
export const aSale = (checked: Checked): Promise<Send> =>
  example(checked, "POST /public_api/sales/enroll", "a plan can be bought")

/**
 * Gives the travellers of a sale other documents, the same ones each time: a provider sells no one
 * the same trip twice in a day.
 */
export const newTravellers = () => {
  // Shifted twice, a document still has eight digits.
  const shift = randomInt(1, 30_000_000)
  const shifted = (name: string, value: unknown) =>
    name === "DNI" || name === "DocumentNo" ? Number(value) + shift : value
  return (content: object): object => JSON.parse(JSON.stringify(content, shifted))
}

/** The number of the order in the answer of a sale, which may be written as 9001.0; undefined for any other answer. */
export const orderIn = (text: string): string | undefined =>
  /"idSalesOrder":\s*"?([^",}]+)/.exec(text)?.[1]?.replace(/^(\d+)\.0+$/, "$1")
