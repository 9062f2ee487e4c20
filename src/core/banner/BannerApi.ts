import type { Banner } from "./banner"

/**
 * The channel's banner, or undefined. It never fails: a visitor sees no error of the banner
 * (SH-10). It is a plain promise because every page calls it on the first view, before Effect is
 * loaded.
 */
export interface BannerApi {
  readonly current: () => Promise<Banner | undefined>
}
