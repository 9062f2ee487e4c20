import { type BannerApi, bannerImage, isBannerName } from "../../core/banner/banner"
import { readFields } from "../json/readJson"
import type { PlainGet, SharedApiUrl } from "./plainGet"

export interface BannerApiOptions {
  readonly channel: string
  readonly apiUrl: Pick<SharedApiUrl, "ask">
  /** Rejects if the image cannot be shown. */
  readonly load: (address: string) => Promise<unknown>
}

/** Decodes an image ahead, so that it appears at once. */
export const loadImage = (address: string): Promise<void> => {
  const image = new Image()
  image.src = address
  return image.decode()
}

/** `GET {proxy}/public_api/banner?idChannel=`. Undefined without an image to show (SH-09). */
export const BannerApiFetch = (get: PlainGet, { apiUrl, channel, load }: BannerApiOptions): BannerApi => ({
  current: async () => {
    const base = await apiUrl.ask()
    if (base === undefined) return undefined
    const { name } = readFields(await get(`${base}/public_api/banner?idChannel=${encodeURIComponent(channel)}`))
    if (typeof name !== "string" || !isBannerName(name)) return undefined
    return load(bannerImage({ name })).then(
      () => ({ name }),
      () => undefined
    )
  }
})
