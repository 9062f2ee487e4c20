import { type Checkout, fingerprintOf } from "../cart/cart"
import type { Travellers } from "../passengers/passengers"

/** What is bought and for whom. */
export interface Want {
  readonly checkout: Checkout
  readonly travellers: Travellers
}

/**
 * What tells one purchase from another (PY-18, TR-10): plan, price, coupon, trip, who travels, the voucher's e-mail and
 * the producer. The text is personal: it stays in memory, and only a digest of it is kept.
 */
export const identityOf = ({ checkout, travellers: { home, passengers } }: Want): string => {
  const { code, sold } = checkout.producer
  const people = passengers.map(({ birth, document, documentType, name, surname }) => [
    name,
    surname,
    documentType,
    document,
    birth
  ])
  return JSON.stringify([fingerprintOf(checkout), sold ? code : null, home.email, people])
}
