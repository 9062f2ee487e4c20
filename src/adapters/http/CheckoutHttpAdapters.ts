import { Layer } from "effect"
import { AccountApiHttp } from "./AccountApiHttp"
import { EnrollApiHttp, type EnrollApiOptions } from "./EnrollApiHttp"
import { LookupsApiHttp } from "./LookupsApiHttp"
import { MailApiHttp } from "./MailApiHttp"

export interface CheckoutHttpAdaptersOptions extends Pick<EnrollApiOptions, "origin"> {
  readonly isOnline?: EnrollApiOptions["isOnline"]
}

/**
 * The HTTP adapters from the chosen plan on. They share the client and `/api_url` of HttpAdapters.
 */
export const CheckoutHttpAdapters = ({
  isOnline = () => globalThis.navigator?.onLine !== false,
  origin
}: CheckoutHttpAdaptersOptions) =>
  Layer.mergeAll(LookupsApiHttp, MailApiHttp, AccountApiHttp({ origin }), EnrollApiHttp({ isOnline, origin }))
