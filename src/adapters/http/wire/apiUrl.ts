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
 * The address inside an answer of `/api_url`: a JSON string, or an object that names it in one of three ways; an answer that is
 * neither is the address itself. Read without Schema, for the banner is asked for on the first view.
 */
export const readApiUrl = (text: string): string => (nameOf(parsed(text)) ?? text).trim()
