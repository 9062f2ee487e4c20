const nameOf = (value: unknown): string | undefined => {
  if (typeof value === "string") return value
  if (typeof value !== "object" || value === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(value))
  return [fields.get("url"), fields.get("api_url"), fields.get("proxy")].find((field) => typeof field === "string")
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The address in an answer of `/api_url`: a JSON string, an object with one of three keys, or the
 * bare text. It works without Schema, because the banner needs it on the first view.
 */
export const readApiUrl = (text: string): string => (nameOf(parsed(text)) ?? text).trim()
