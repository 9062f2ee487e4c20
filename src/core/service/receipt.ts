import type { Cancellation, CancellationKind } from "./cancellation"

/**
 * The buyer's proof of a cancellation (OU-11). `sentAt` is the time of the provider's answer, in
 * milliseconds.
 */
export interface Receipt {
  readonly reference: string
  readonly sentAt: number
  readonly cancellation: Cancellation
}

const prefixes: Readonly<Record<CancellationKind | "right", string>> = {
  withdrawal: "ARR",
  service: "BAJ",
  annulment: "ANU",
  right: "DER"
}

/** Without 0, O, 1, I and vowels, so that a reference is easy to read aloud and forms no words. */
const letters = "23456789BCDFGHJKLMNPQRSTVWXYZ"

/** The count of random numbers per reference. */
export const referenceLength = 8

/**
 * Builds a reference from random numbers in [0, 1): `ARR-7K2M-9XQP`. Each kind has 5 × 10^11 of
 * them.
 */
export const referenceOf = (kind: CancellationKind | "right", chances: ReadonlyArray<number>): string => {
  const drawn = chances.map((chance) => letters[Math.floor(chance * letters.length)] ?? "").join("")
  return `${prefixes[kind]}-${drawn.slice(0, referenceLength / 2)}-${drawn.slice(referenceLength / 2, referenceLength)}`
}
