/**
 * An id of the provider: a number or a text. A number beyond 2^53 would lose its last digits, so it
 * is a text here: its digits behind `longMark`. It leaves as the number that it was.
 */
export type Id = number | string

/** No text of a provider's or a visitor's begins with this sign. */
export const longMark = "\u0001"

/** An id as the provider wrote it, for people, addresses and measuring. */
export const shownId = (id: Id): string => String(id).replace(longMark, "")
