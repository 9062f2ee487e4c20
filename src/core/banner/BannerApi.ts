import type { Banner } from "./banner"

/**
 * The banner of the channel; undefined when there is none, and whenever one cannot be had: no failure of it is ever shown (SH-10).
 * A plain promise, as every page asks on its first view, without Effect.
 */
export interface BannerApi {
  readonly current: () => Promise<Banner | undefined>
}
