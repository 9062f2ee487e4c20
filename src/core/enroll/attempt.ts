/** A payment that left and whose fate is not known yet. Nothing of the card, nothing personal. */
export interface Attempt {
  /** The key under which the provider knows it. */
  readonly key: string
  /** Which purchase it was for (cart/cart.ts, fingerprintOf). */
  readonly fingerprint: string
  /** When it left, in milliseconds. */
  readonly startedAt: number
  /** Those before it, for other purchases, whose fate is not known either. */
  readonly earlier?: ReadonlyArray<Omit<Attempt, "earlier">>
}

const chain = ([first, ...earlier]: NonNullable<Attempt["earlier"]>): Attempt | undefined =>
  first && (earlier.length > 0 ? { ...first, earlier } : first)

const listOf = ({ earlier = [], ...last }: Attempt) => [last, ...earlier]

/** What is left open once the fate of an attempt is known. */
export const leftOpen = ({ earlier = [] }: Attempt): Attempt | undefined => chain(earlier)

/** The next try of a purchase: under the same key as long as its fate is not known, whatever was tried in between. */
export const nextAttempt = (
  before: Attempt | undefined,
  { fingerprint, key, startedAt }: Omit<Attempt, "earlier">
): Attempt => {
  const open = before ? listOf(before) : []
  const same = open.find((one) => one.fingerprint === fingerprint)
  const next = { key: same?.key ?? key, fingerprint, startedAt }
  return chain([next, ...open.filter((one) => one !== same)]) ?? next
}
