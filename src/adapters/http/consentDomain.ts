import { type PlainGet, readObject } from "./plainGet"

const isDomain = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,100}$/.test(value)

/** A JSON string, or the text as it is. */
const bareText = (text: string) => text.trim().replace(/^"(.*)"$/, "$1")

/**
 * `GET /one_trust?idChannel=`: whose banner OneTrust shows on a channel: `{ domainId }`, or the bare text. "" when there is none, for any
 * failure, and for what no id can be (CL-06).
 */
export const consentDomain = async (get: PlainGet, channel: string): Promise<string> => {
  const text = await get(`/one_trust?idChannel=${encodeURIComponent(channel)}`)
  if (text === undefined) return ""
  const found = readObject(text)?.domainId ?? bareText(text)
  return isDomain(found) ? found : ""
}
