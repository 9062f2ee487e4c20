import { aDay } from "../trip/aDay"
/** A payment that was sent and has no known outcome. It holds no card data and no personal data. */
export interface Attempt {
  readonly key: string
  /** A digest of the purchase's identity (enroll/identity.ts), salted with this key. */
  readonly fingerprint: string
  /** In milliseconds. */
  readonly startedAt: number
  /** The buyer's earlier orders of this same purchase. Absent if the list was not available. */
  readonly known?: ReadonlyArray<string>
  /** The provider refuses more requests under this key. The next attempt needs another key. */
  readonly spent?: true
}

/** The provider may charge or report an attempt for this long, in milliseconds (TR-12). */
export const attemptLasts = aDay

/** The attempts younger than `attemptLasts`. Older ones expire by themselves. */
export const openAt = (attempts: ReadonlyArray<Attempt>, now: number): ReadonlyArray<Attempt> =>
  attempts.filter(({ startedAt }) => now - startedAt <= attemptLasts)

/** Puts the newest state of an attempt first and removes its earlier state. */
export const withAttempt = (attempts: ReadonlyArray<Attempt>, newest: Attempt): ReadonlyArray<Attempt> => [
  newest,
  ...withoutKey(attempts, newest.key)
]

/** Removes the attempt with this key. */
export const withoutKey = (attempts: ReadonlyArray<Attempt>, key: string): ReadonlyArray<Attempt> =>
  attempts.filter((one) => one.key !== key)
