import type { BannerApi } from "../../core/banner/BannerApi"
import { bannerImage, isBannerName } from "../../core/banner/banner"
import { allowedProxy } from "./allowedProxy"
import { type PlainGet, readObject, type SharedApiUrl } from "./plainGet"
import { readApiUrl } from "./wire/apiUrl"

/** What decides where the banner is asked for, and whether its image can be shown. */
export interface BannerApiOptions {
  readonly channel: string
  readonly origin: string
  readonly apiUrl: Pick<SharedApiUrl, "ask">
  readonly proxyHosts: ReadonlyArray<string>
  /** Brings an image; rejects if it cannot be shown. */
  readonly load: (address: string) => Promise<unknown>
}

/** Brings an image into the document's memory, so that it is there at once when it is shown. */
export const loadImage = (address: string): Promise<void> => {
  const image = new Image()
  image.src = address
  return image.decode()
}

/** `GET {proxy}/public_api/banner?idChannel=`: a banner only if it names an image that can be shown (SH-09). */
export const BannerApiFetch = (get: PlainGet, { apiUrl, channel, load, ...rules }: BannerApiOptions): BannerApi => ({
  current: async () => {
    const address = await apiUrl.ask()
    const base = address === undefined ? undefined : allowedProxy(readApiUrl(address), rules)
    if (base === undefined) return undefined
    const name = readObject(await get(`${base}/public_api/banner?idChannel=${encodeURIComponent(channel)}`))?.name
    if (typeof name !== "string" || !isBannerName(name)) return undefined
    return load(bannerImage({ name })).then(
      () => ({ name }),
      () => undefined
    )
  }
})
