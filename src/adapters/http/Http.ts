import { Context, Effect, Layer } from "effect"
import { CurrentChannel } from "../../core/channel/CurrentChannel"
import type { Page } from "./call"
import { type HttpClient, httpClient } from "./client"

/** The client that all HTTP adapters share. */
export class Http extends Context.Service<Http, HttpClient>()("adapters/http/Http") {}

/** Calls through the browser's fetch, for the channel of this page. */
export const HttpFetch = (options: Omit<Page, "channel">) =>
  Layer.effect(
    Http,
    Effect.map(CurrentChannel, ({ code }) => httpClient({ ...options, channel: code }))
  )
