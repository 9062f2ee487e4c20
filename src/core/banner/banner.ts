/** The banner above every page, by the file name of its image (SH-09). */
export interface Banner {
  readonly name: string
}

/** Accepts a plain file name. A path or an address is not a banner name (SH-09). */
export const isBannerName = (name: string): boolean => /^[\w.-]+$/.test(name) && /\w/.test(name)

/** The address of the banner's image, on the portal's own origin (SH-09). */
export const bannerImage = ({ name }: Banner): string => `/banners/${name}`

/** Words from the image's file name. Empty if the name is a number or a code. */
export const bannerWords = ({ name }: Banner): string => {
  const words = name
    .replace(/\.\w+$/, "")
    .split(/[-_.]+/)
    .filter(Boolean)
  return words.filter((word) => /^[a-z]{3,}$/i.test(word)).length > 1 ? words.join(" ") : ""
}

/**
 * The channel's banner, or undefined. It never fails: a visitor sees no error of the banner
 * (SH-10). It is a plain promise because every page calls it on the first view, before Effect is
 * loaded.
 */
export interface BannerApi {
  readonly current: () => Promise<Banner | undefined>
}
