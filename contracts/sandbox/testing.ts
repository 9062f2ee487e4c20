import { type IncomingHttpHeaders, request } from "node:http"
import { text } from "node:stream/consumers"
import { agreedCalls } from "../agreed"
import type { wirePlan } from "./rating/rating"
import type { Sandbox } from "./server"

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }

/** The path goes out exactly as written. `headers` may claim any Host. */
export type Sent = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends one request as written; `fetch` would correct it. */
export const send = ({ port }: { readonly port: number }, path: string, sent: Sent = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, body } = sent
    const going = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (coming) =>
      text(coming).then(
        (told) => resolve({ status: coming.statusCode ?? 0, headers: coming.headers, text: told }),
        reject
      )
    )
    going.on("error", reject)
    going.end(body)
  })

export type Fields = Readonly<Record<string, unknown>>

/** The body that a call of the pacts sends, by the call's description. */
export const sentBy = (description: string): Fields => {
  const call = agreedCalls().find((one) => one.description === description)
  if (call === undefined) throw new Error(`no pact has a call of ${description}`)
  return Object(call.request.body?.content)
}

/** A body of the pacts with overrides of its `quote`. */
export const quoting = (description: string, quote: Fields): Fields => {
  const body = sentBy(description)
  return { ...body, quote: { ...Object(body.quote), ...quote } }
}

/** A valid quote request of B2C for fifteen days, with overrides of `quote`. */
export const aQuote = (quote: Fields = {}): Fields => quoting("a visitor who looks for plans for a trip", quote)

/** `days` after the first day of the trips that the pacts send. */
export const dayAfter = (days: number): string =>
  new Date(Date.UTC(2027, 0, 10) + days * 86_400_000).toISOString().slice(0, 10)

/** Posts any body to a call of the public API as a channel. */
export const post = (sandbox: Sandbox, call: string, body: unknown, channel = "B2C", headers = {}): Promise<Answer> =>
  send(sandbox, `/public_api/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", idchannel: channel, ...headers },
    body: JSON.stringify(body)
  })

export const postQuote = (sandbox: Sandbox, body: unknown, channel?: string): Promise<Answer> =>
  post(sandbox, "sales/quote", body, channel)

/** A plan in an answer. */
export type WirePlan = ReturnType<typeof wirePlan>

export const plansOf = ({ text }: Answer): readonly WirePlan[] => JSON.parse(text) as WirePlan[]

export const planNamed = async (sandbox: Sandbox, name: string, quote: Fields, channel = "B2C"): Promise<WirePlan> => {
  const plan = plansOf(await postQuote(sandbox, aQuote(quote), channel)).find(({ Name }) => Name === name)
  if (plan === undefined) throw new Error(`no plan ${name}`)
  return plan
}
