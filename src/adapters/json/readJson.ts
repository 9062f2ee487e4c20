/**
 * The value of a JSON text; undefined for any other text, and for none. It works without Effect,
 * which the first view and the offline page do not have.
 */
export const readJson = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? "")
  } catch {
    return undefined
  }
}

/** The unchecked fields of a JSON object; a text that is no JSON object has none to name. */
export const readFields = (text: string | undefined): Readonly<Record<string, unknown>> => Object(readJson(text))
