import { Context, Data, Effect, Layer } from "effect"
import { CurrentChannel } from "../../core/channel/channel"
import { allowedProxy } from "./allowedProxy"
import { cachedSuccess, Http, type HttpFailure } from "./client"
import type { SharedApiUrl } from "./plainGet"
import { readApiUrl } from "./wire/apiUrl"

/** `/api_url` returned an address that this channel may not call. */
export class ProxyRefused extends Data.TaggedError("ProxyRefused") {}

/** The base address of the proxied calls. */
export class ApiUrl extends Context.Service<
  ApiUrl,
  { readonly base: Effect.Effect<string, HttpFailure | ProxyRefused> }
>()("adapters/http/ApiUrl") {}

/**
 * Requests `/api_url` once for all callers, or reuses the answer of the first view (CL-02). A
 * failure is not cached.
 */
export const ApiUrlHttp = (origin: string, { asked }: Pick<SharedApiUrl, "asked"> = { asked: () => undefined }) =>
  Layer.effect(
    ApiUrl,
    Effect.gen(function* () {
      const http = yield* Http
      const { proxyHosts } = yield* CurrentChannel
      const ask = Effect.gen(function* () {
        const early = yield* Effect.promise(async () => asked())
        const text = early ?? (yield* http.text({ method: "GET", url: "/api_url", timeout: 8_000, retries: 2 }))
        const base = allowedProxy(readApiUrl(text), { origin, proxyHosts })
        return base === undefined ? yield* new ProxyRefused() : base
      })
      return { base: yield* cachedSuccess(ask) }
    })
  )
