import { Layer } from "effect"
import { AccountApiHttp } from "./AccountApiHttp"
import { EnrollApiHttp, type EnrollApiOptions } from "./EnrollApiHttp"
import { LookupsApiHttp } from "./LookupsApiHttp"
import { MailApiHttp } from "./MailApiHttp"

/** What the page tells the adapters of the purchase about itself. */
export interface CheckoutHttpAdaptersOptions extends Pick<EnrollApiOptions, "origin"> {
  /** The browser's own word when absent. */
  readonly isOnline?: EnrollApiOptions["isOnline"]
}

/** The ports that are served over HTTP once a plan is chosen: they share the client and the `/api_url` of the first ones. */
export const CheckoutHttpAdapters = ({
  isOnline = () => globalThis.navigator?.onLine !== false,
  origin
}: CheckoutHttpAdaptersOptions) =>
  Layer.mergeAll(LookupsApiHttp, MailApiHttp, AccountApiHttp({ origin }), EnrollApiHttp({ isOnline, origin }))
