const hex = (byte: number) => byte.toString(16).padStart(2, "0")

/** A random UUID of version 4. It also works without a secure context. */
export const randomKey = (source: Pick<Crypto, "getRandomValues"> & Partial<Crypto> = crypto): string => {
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte, index) => {
    if (index === 6) return hex((byte & 0x0f) | 0x40)
    return hex(index === 8 ? (byte & 0x3f) | 0x80 : byte)
  }).join("")
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
}
