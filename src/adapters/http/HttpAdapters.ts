import { Layer } from "effect"
import type { Destination } from "../../core/trip/DestinationsApi"
import { ApiUrlHttp, HttpFetch } from "./client"
import { DestinationsHttp } from "./DestinationsHttp"
import type { SharedApiUrl } from "./plainGet"
import { QuoteApiHttp } from "./QuoteApiHttp"

export interface HttpAdaptersOptions {
  readonly origin: string
  readonly destinations: ReadonlyArray<Destination>
  readonly apiUrl?: Pick<SharedApiUrl, "asked" | "drop">
  readonly fetch?: typeof fetch
}

/**
 * The HTTP adapters until a plan is chosen, on one client and one `/api_url`. Later adapters share
 * both.
 */
export const HttpAdapters = ({ apiUrl, destinations, ...page }: HttpAdaptersOptions) =>
  Layer.mergeAll(QuoteApiHttp, DestinationsHttp(destinations)).pipe(
    Layer.provideMerge(ApiUrlHttp(apiUrl)),
    Layer.provideMerge(HttpFetch({ ...page, ...(apiUrl && { onLost: apiUrl.drop }) }))
  )
