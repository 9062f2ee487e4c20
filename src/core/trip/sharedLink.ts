import type { Trip } from "./tripRules"

/** The query parameters of a shared trip (OU-17). */
export const linkKeys = ["destino", "desde", "hasta", "edades"] as const

/** As an address holds it: spaces, quotes and marks that a sentence puts behind a link. */
const behind = /(?:%20|%0[9AD]|%C2%A0|%C2%BB|%E2%80%9[9D]|%2[27]|%3E|[\s+.;:!?)\]}>"'*])+$/i

/** In characters. Searching a long address for its end would take a while. */
const longestEnd = 60

/** An ampersand as a mail escapes it, or as a trip's own link encodes it again. */
const escaped = /&(?:amp(?:;|%3B))+|%26(?:amp(?:;|%3B))*(?=(?:destino|desde|hasta|edades)=)/gi

/** Reads a query as mails and chats pass it on: with escaped ampersands or a full stop behind it. */
export const readQuery = (query: string): URLSearchParams => {
  const end = query.slice(-longestEnd).replace(behind, "")
  return new URLSearchParams(`${query.slice(0, -longestEnd)}${end}`.replace(escaped, "&"))
}

/**
 * The query of a link to a trip, with its `?`. `readSharedTrip` reads it back. Of the travellers it
 * holds only the ages.
 */
export const linkOf = ({ ages, destination, end, start }: Trip): string =>
  `?destino=${encodeURIComponent(destination)}&desde=${start}&hasta=${end}&edades=${ages.join()}`

/** True if the query has at least one trip parameter. */
export const isShared = (query: string): boolean => {
  const parameters = readQuery(query)
  return linkKeys.some((key) => parameters.has(key))
}
