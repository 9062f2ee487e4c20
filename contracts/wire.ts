import { Effect, Layer } from "effect"
import { AccountApiHttp } from "../src/adapters/http/AccountApiHttp"
import { BannerApiFetch } from "../src/adapters/http/BannerApiFetch"
import { HttpFetch } from "../src/adapters/http/client"
import { EnrollApiHttp } from "../src/adapters/http/EnrollApiHttp"
import { ExternalQuoteApiHttp } from "../src/adapters/http/ExternalQuoteApiHttp"
import { LookupsApiHttp } from "../src/adapters/http/LookupsApiHttp"
import { MailApiHttp } from "../src/adapters/http/MailApiHttp"
import { NotificationsApiHttp } from "../src/adapters/http/NotificationsApiHttp"
import { plainGet } from "../src/adapters/http/plainGet"
import { QuoteApiHttp } from "../src/adapters/http/QuoteApiHttp"
import { type Channel, CurrentChannel } from "../src/core/channel/channel"
import { anApiUrl } from "./fixtures/apiUrl"
import { aChannel } from "./fixtures/channel"

export type Fetch = typeof globalThis.fetch

/** Where the ports ask: the page's own host, and the public API, which is the same by default. */
interface Where {
  readonly origin: string
  readonly proxy?: string
  readonly channel?: Channel
  readonly fetch?: Fetch
}

/** `/api_url` needs no call here. */
const known = (proxy: string) => ({ ask: async () => proxy, drop: () => {} })

const portsAt = ({ channel = aChannel, fetch, origin, proxy = origin }: Where) =>
  Layer.mergeAll(
    AccountApiHttp,
    EnrollApiHttp,
    ExternalQuoteApiHttp,
    LookupsApiHttp,
    MailApiHttp,
    NotificationsApiHttp,
    QuoteApiHttp
  ).pipe(
    Layer.provideMerge(HttpFetch({ origin, apiUrl: known(proxy), ...(fetch && { fetch }) })),
    Layer.provideMerge(Layer.succeed(CurrentChannel, channel))
  )

/** What the portal's real adapters ask, over HTTP. */
export const asked = <A, E>(ask: Effect.Effect<A, E, Layer.Success<ReturnType<typeof portsAt>>>, where: Where) =>
  Effect.provide(ask, portsAt(where))

/** The address of the public API, as the portal reads it from its host. */
export const addressAt = ({ fetch, origin }: Where) => anApiUrl({ origin, ...(fetch && { fetch }) }).ask()

/** The banner of a channel. */
export const bannerAt = ({ fetch, origin, proxy = origin }: Where) =>
  BannerApiFetch(plainGet({ channel: aChannel.code, origin, ...(fetch && { fetch }) }), {
    apiUrl: known(proxy),
    channel: aChannel.code,
    load: async () => {}
  }).current()
