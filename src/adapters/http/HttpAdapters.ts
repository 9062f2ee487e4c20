import { Layer } from "effect"
import type { Destination } from "../../core/trip/destination"
import { ApiUrlHttp } from "./ApiUrlHttp"
import { DestinationsHttp } from "./DestinationsHttp"
import { HttpFetch } from "./Http"
import type { SharedApiUrl } from "./plainGet"
import { QuoteApiHttp } from "./QuoteApiHttp"

/** What the page tells the HTTP adapters about itself. */
export interface HttpAdaptersOptions {
  readonly origin: string
  /** The list to offer when none can be fetched. */
  readonly destinations: ReadonlyArray<Destination>
  /** What the first view asked already. */
  readonly apiUrl?: Pick<SharedApiUrl, "asked">
  readonly fetch?: typeof fetch
}

/** The ports that are served over HTTP before a plan is chosen, on one client and one `/api_url`, which later ones share. */
export const HttpAdapters = ({ apiUrl, destinations, ...page }: HttpAdaptersOptions) =>
  Layer.mergeAll(QuoteApiHttp, DestinationsHttp(destinations)).pipe(
    Layer.provideMerge(ApiUrlHttp(page.origin, apiUrl)),
    Layer.provideMerge(HttpFetch(page))
  )
