/** The banner on top of the page, by the name of its image (SH-09). */
export interface Banner {
  readonly name: string
}

/** Whether a name is one of a banner's image: a file beside others, no path and no address (SH-09). */
export const isBannerName = (name: string): boolean => /^[\w.-]+$/.test(name) && /\w/.test(name)

/** Where the image of a banner is, on the portal's own origin (SH-09). */
export const bannerImage = ({ name }: Banner): string => `/banners/${name}`

/** What the name of an image says in words: nothing, if it is a number or a code. */
export const bannerWords = ({ name }: Banner): string => {
  const words = name
    .replace(/\.\w+$/, "")
    .split(/[-_.]+/)
    .filter(Boolean)
  return words.filter((word) => /^[a-z]{3,}$/i.test(word)).length > 1 ? words.join(" ") : ""
}
