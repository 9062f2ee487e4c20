import { longMark } from "../../core/quote/id"

/** In good JSON a text, which stays as it is, or a number of 16 signs or more. Each is read once. */
const textOrLong = /"[^"\\]*(?:\\.[^"\\]*)*"|[-+.\deE]{16,}/g

const marked = (token: string) =>
  /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? JSON.stringify(longMark + token) : token

/**
 * `JSON.parse` that keeps integers beyond 2^53 as the provider wrote them (`Id`). Throws as it does.
 * The third argument of a reviver, which has the digits too, is newer than the browsers served.
 */
export const parseExact = (text: string): unknown => {
  const value: unknown = JSON.parse(text)
  return /\d{16}/.test(text) ? JSON.parse(text.replace(textOrLong, marked)) : value
}

/** `parseExact`; undefined for a text that is no JSON. */
export const readExact = (text: string): unknown => {
  try {
    return parseExact(text)
  } catch {
    return undefined
  }
}
