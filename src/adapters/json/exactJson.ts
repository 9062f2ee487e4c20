import { longMark } from "../../core/quote/id"

/** A text, which is left as it is, or a number of 16 signs or more. Each sign is read once. */
const textOrLong = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|[-+.\deE]{16,}/g

const isLong = (token: string) => /^-?[1-9]\d*$/.test(token) && !Number.isSafeInteger(Number(token))

/**
 * `JSON.parse` that keeps integers beyond 2^53 as the provider wrote them (`Id`). Throws as it does.
 * The second argument of a reviver, which has the digits too, is newer than the browsers served.
 */
export const parseExact = (text: string): unknown => {
  const value: unknown = JSON.parse(text)
  if (!/\d{16}/.test(text)) return value
  return JSON.parse(text.replace(textOrLong, (token) => (isLong(token) ? JSON.stringify(longMark + token) : token)))
}

/** `parseExact`; undefined for a text that is no JSON. */
export const readExact = (text: string): unknown => {
  try {
    return parseExact(text)
  } catch {
    return undefined
  }
}
