export type Digest = (salt: string, text: string) => Promise<string>

/** A byte in two digits. */
export const hex = (byte: number) => byte.toString(16).padStart(2, "0")

/**
 * SHA-256 of salt and text, in hexadecimal. Without a secure context the browser has no SHA-256,
 * and the digest is empty. Every purchase on the same days then counts as the same one.
 */
export const digestOf: Digest = async (salt, text) => {
  if (!globalThis.crypto?.subtle) return ""
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt} ${text}`))
  return Array.from(new Uint8Array(bytes), hex).join("")
}
