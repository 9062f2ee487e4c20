import { readFields } from "../json/readJson"
import type { PlainGet } from "./plainGet"

const isDomain = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,100}$/.test(value)

const bareText = (text: string) => text.trim().replace(/^"(.*)"$/, "$1")

/**
 * `GET /one_trust?idChannel=`: the OneTrust domain of a channel, from `{ domainId }` or bare text.
 * Empty after any failure and for an impossible id (CL-06).
 */
export const consentDomain = async (get: PlainGet, channel: string): Promise<string> => {
  const text = await get(`/one_trust?idChannel=${encodeURIComponent(channel)}`)
  if (text === undefined) return ""
  const found = readFields(text).domainId ?? bareText(text)
  return isDomain(found) ? found : ""
}
