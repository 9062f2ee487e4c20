import { Context, Data, Duration, Effect, Exit, Layer } from "effect"
import { CurrentChannel } from "../../core/channel/channel"
import { parseExact } from "../json/exactJson"
import { writeJson } from "../json/writeJson"
import { allowedProxy, readApiUrl } from "./allowedProxy"
import { type Call, type CallFailure, call, Network, type Page, readOf } from "./call"
import type { SharedApiUrl } from "./plainGet"

/** The answer is not JSON. */
export class NotJson {
  readonly _tag = "NotJson"
}

/** Every way in which a call may fail. */
export type HttpFailure = CallFailure | NotJson

/** A call whose body is any value of JSON. */
export interface Asked extends Omit<Call, "body"> {
  readonly body?: unknown
}

/** The HTTP client of the core. Interrupting a call aborts its request. */
interface HttpClient {
  /** The page's own origin. */
  readonly origin: string
  readonly text: (call: Asked) => Effect.Effect<string, CallFailure>
  /** Parsed JSON, not yet decoded. Integers beyond 2^53 are texts (`Id`). */
  readonly json: (call: Asked) => Effect.Effect<unknown, HttpFailure>
}

const parse = (text: string) => Effect.try({ try: () => parseExact(text), catch: () => new NotJson() })

/** The calls of a page as effects, with the policy of `call`. */
export const httpClient = (page: Page): HttpClient => {
  const text = ({ body, ...wanted }: Asked) =>
    Effect.tryPromise({
      try: (signal) => call({ ...wanted, ...(body !== undefined && { body: writeJson(body) }) }, page, signal),
      catch: (thrown) => thrown as CallFailure
    })
  return { origin: page.origin, text, json: (wanted) => Effect.flatMap(text(wanted), parse) }
}

const named = /^4(?:0\d|1[0-8]|2[1-689]|31|51)$/

/**
 * A refusal: a 4xx that has a name in the standard. Of any other, such as 499 or 460, a proxy in
 * between says that it lost the caller, maybe after the provider took the call (decision 24).
 */
export const isRefused = (failure: { readonly _tag: string; readonly status?: number }): boolean =>
  named.test(`${failure.status}`)

/**
 * Any text but an HTML page of a proxy in between. The specification names no result of some calls.
 */
export const isAnswer = (text: string): boolean => !text.trimStart().startsWith("<")

/** The client that all HTTP adapters share. */
export class Http extends Context.Service<Http, HttpClient>()("adapters/http/Http") {}

/** Calls through the browser's fetch, for the channel of this page. */
export const HttpFetch = (options: Omit<Page, "channel">) =>
  Layer.effect(
    Http,
    Effect.map(CurrentChannel, ({ code }) => httpClient({ ...options, channel: code }))
  )

/** One request for all callers, simultaneous ones included. A failure is not cached. */
export const cachedSuccess = <A, E>(ask: Effect.Effect<A, E>): Effect.Effect<Effect.Effect<A, E>> =>
  Effect.cachedWithTTL(ask, (exit) => (Exit.isSuccess(exit) ? Duration.infinity : 0))

/** `/api_url` returned an address that this channel may not call. */
export class ProxyRefused extends Data.TaggedError("ProxyRefused") {}

/** The base address of the proxied calls. */
export class ApiUrl extends Context.Service<
  ApiUrl,
  { readonly base: Effect.Effect<string, HttpFailure | ProxyRefused> }
>()("adapters/http/ApiUrl") {}

/**
 * Asks for `/api_url` where the first view does, else once for all callers (CL-02). A failure is not
 * cached.
 */
export const ApiUrlHttp = (shared?: Pick<SharedApiUrl, "ask">) =>
  Layer.effect(
    ApiUrl,
    Effect.gen(function* () {
      const http = yield* Http
      const { proxyHosts } = yield* CurrentChannel
      const asked = shared ? Effect.promise(shared.ask) : yield* cachedSuccess(http.text(readOf("/api_url")))
      const base = Effect.gen(function* () {
        const text = yield* asked
        if (text === undefined) return yield* Effect.fail(new Network())
        const address = allowedProxy(readApiUrl(text), { origin: http.origin, proxyHosts })
        return address ?? (yield* new ProxyRefused())
      })
      return { base }
    })
  )
