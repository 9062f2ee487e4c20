/** A payment that left and whose fate is not known yet. It holds nothing of the card and nothing personal. */
export interface Attempt {
  /** The key under which the provider knows it. */
  readonly key: string
  /** A digest of the purchase that it was for (enroll/identity.ts), made with its own key. */
  readonly fingerprint: string
  /** When it left, in milliseconds. */
  readonly startedAt: number
  /** The orders of this same purchase that the buyer's list had before it left; absent where that is not known. */
  readonly known?: ReadonlyArray<string>
  /** The provider refused a later request under its key: only another key can be paid under. */
  readonly spent?: true
}

/** How long a try may be charged or found, in milliseconds (TR-12). */
export const attemptLasts = 24 * 60 * 60 * 1000

/** The tries that still matter at a moment, as the earlier ones end by themselves. */
export const openAt = (attempts: ReadonlyArray<Attempt>, now: number): ReadonlyArray<Attempt> =>
  attempts.filter(({ startedAt }) => now - startedAt <= attemptLasts)

/** The list with a try in its newest state, which comes first. */
export const withAttempt = (attempts: ReadonlyArray<Attempt>, newest: Attempt): ReadonlyArray<Attempt> => [
  newest,
  ...withoutKey(attempts, newest.key)
]

/** The list without the try of a key. */
export const withoutKey = (attempts: ReadonlyArray<Attempt>, key: string): ReadonlyArray<Attempt> =>
  attempts.filter((one) => one.key !== key)
