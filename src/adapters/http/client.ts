import { Context, Duration, Effect, Exit, Layer } from "effect"
import { CurrentChannel } from "../../core/channel/channel"
import { parseExact } from "../json/exactJson"
import { writeJson } from "../json/writeJson"
import { type Call, type CallFailure, call, type Page } from "./call"
import type { SharedApiUrl } from "./plainGet"

export class NotJson {
  readonly _tag = "NotJson"
}

/** `/api_url` gave no answer, or an address that this channel may not call: nothing was sent. */
export class NoProxy {
  readonly _tag = "NoProxy"
}

export type HttpFailure = CallFailure | NoProxy | NotJson

/**
 * A call whose body is any value of JSON. `/public_api/…` is asked of the proxy that `/api_url`
 * names, any other path of the page's own origin.
 */
export interface Asked extends Omit<Call, "body"> {
  readonly body?: unknown
}

const isProxied = (path: string) => path.split("/")[1] === "public_api"

/** The HTTP client of the core. Interrupting a call aborts its request. */
interface HttpClient {
  /** The page's own origin. */
  readonly origin: string
  /** The base address of the proxied calls. A failure is not cached. */
  readonly proxy: Effect.Effect<string, NoProxy>
  readonly text: (call: Asked) => Effect.Effect<string, CallFailure | NoProxy>
  /** Parsed JSON, not yet decoded. Integers beyond 2^53 are texts (`Id`). */
  readonly json: (call: Asked) => Effect.Effect<unknown, HttpFailure>
}

const parse = (text: string) => Effect.try({ try: () => parseExact(text), catch: () => new NotJson() })

/** The calls of a page as effects, with the policy of `call`. `ask` is that of `SharedApiUrl`. */
export const httpClient = (page: Page, ask: SharedApiUrl["ask"]): HttpClient => {
  const proxy = Effect.flatMap(Effect.promise(ask), (base) =>
    base === undefined ? Effect.fail(new NoProxy()) : Effect.succeed(base)
  )
  const send = ({ body, ...wanted }: Asked) =>
    Effect.tryPromise({
      try: (signal) => call({ ...wanted, ...(body !== undefined && { body: writeJson(body) }) }, page, signal),
      catch: (thrown) => thrown as CallFailure
    })
  const text = (asked: Asked) =>
    isProxied(asked.url) ? Effect.flatMap(proxy, (base) => send({ ...asked, url: `${base}${asked.url}` })) : send(asked)
  return { origin: page.origin, proxy, text, json: (asked) => Effect.flatMap(text(asked), parse) }
}

const named = /^4(?:0\d|1[0-8]|2[1-689]|31|51)$/

/**
 * A refusal: a 4xx that has a name in the standard. Of any other, such as 499 or 460, a proxy in
 * between says that it lost the caller, maybe after the provider took the call (decision 24).
 */
export const isRefused = (failure: { readonly _tag: string; readonly status?: number }): boolean =>
  named.test(`${failure.status}`)

/** Any text but an HTML page of a proxy. The specification names no result of some calls. */
export const isAnswer = (text: string): boolean => !text.trimStart().startsWith("<")

export class Http extends Context.Service<Http, HttpClient>()("adapters/http/Http") {}

export interface HttpOptions extends Omit<Page, "channel" | "onLost"> {
  readonly apiUrl: SharedApiUrl
}

/** Calls through the browser's fetch, for the channel of this page, on its one `/api_url`. */
export const HttpFetch = ({ apiUrl, ...page }: HttpOptions) =>
  Layer.effect(
    Http,
    Effect.map(CurrentChannel, ({ code }) => httpClient({ ...page, channel: code, onLost: apiUrl.drop }, apiUrl.ask))
  )

/** One request for all callers, simultaneous ones included. A failure is not cached. */
export const cachedSuccess = <A, E>(ask: Effect.Effect<A, E>): Effect.Effect<Effect.Effect<A, E>> =>
  Effect.cachedWithTTL(ask, (exit) => (Exit.isSuccess(exit) ? Duration.infinity : 0))
