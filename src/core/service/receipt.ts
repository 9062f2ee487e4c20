import type { Cancellation, CancellationKind } from "./cancellation"

/** What a buyer keeps as proof of what they asked for and when (OU-11). */
export interface Receipt {
  /** Our own reference, which the provider reads in the message too. */
  readonly reference: string
  /** The instant of the provider's answer, in milliseconds. */
  readonly sentAt: number
  readonly cancellation: Cancellation
}

const prefixes: Readonly<Record<CancellationKind, string>> = { withdrawal: "ARR", service: "BAJ", annulment: "ANU" }

/** Digits and capitals that cannot be confused when they are read aloud: no 0, O, 1, I, nor vowels that make words. */
const letters = "23456789BCDFGHJKLMNPQRSTVWXYZ"

/** How many chances a reference takes. */
export const referenceLength = 8

/** A reference from chances of 0 to 1 (1 excluded): `ARR-7K2M-9XQP`, one of 5 x 10^11 for each kind. */
export const referenceOf = (kind: CancellationKind, chances: ReadonlyArray<number>): string => {
  const drawn = chances.map((chance) => letters[Math.floor(chance * letters.length)] ?? "").join("")
  return `${prefixes[kind]}-${drawn.slice(0, referenceLength / 2)}-${drawn.slice(referenceLength / 2, referenceLength)}`
}
