/** Makes a digest of a text with a salt. */
export type Digest = (salt: string, text: string) => Promise<string>

const hex = (byte: number) => byte.toString(16).padStart(2, "0")

/**
 * SHA-256 of salt and text, in hexadecimal. Where the page is no secure context the browser has none: an empty digest then
 * makes every purchase the same one, so that a try whose fate is not known keeps its key.
 */
export const digestOf: Digest = async (salt, text) => {
  if (!globalThis.crypto?.subtle) return ""
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt} ${text}`))
  return Array.from(new Uint8Array(bytes), hex).join("")
}
