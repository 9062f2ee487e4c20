import { type Checkout, fingerprintOf } from "../cart/cart"
import type { Travellers } from "../passengers/passengers"

/** A purchase with its travellers. */
export interface Want {
  readonly checkout: Checkout
  readonly travellers: Travellers
}

/**
 * Identifies a purchase: plan, price, coupon, trip, travellers, the voucher's e-mail and producer
 * (PY-18, TR-10). The text holds personal data: it stays in memory, and storage gets only its
 * digest.
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
