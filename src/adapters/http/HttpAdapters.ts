import { Layer } from "effect"
import type { Destination } from "../../core/trip/destination"
import { ApiUrlHttp } from "./ApiUrlHttp"
import { DestinationsHttp } from "./DestinationsHttp"
import { HttpFetch } from "./Http"
import { NotificationsApiHttp } from "./NotificationsApiHttp"
import { QuoteApiHttp } from "./QuoteApiHttp"

/** What the page tells the HTTP adapters about itself. */
export interface HttpAdaptersOptions {
  readonly origin: string
  /** The list to offer when none can be fetched. */
  readonly destinations: ReadonlyArray<Destination>
  readonly fetch?: typeof fetch
}

/** Every port that is served over HTTP, on one client and one `/api_url`. */
export const HttpAdapters = ({ destinations, ...page }: HttpAdaptersOptions) =>
  Layer.mergeAll(QuoteApiHttp, NotificationsApiHttp, DestinationsHttp(destinations)).pipe(
    Layer.provide(ApiUrlHttp(page.origin)),
    Layer.provide(HttpFetch(page))
  )
