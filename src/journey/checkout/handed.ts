import type { Receipt } from "../../core/enroll/purchase"
import { perVisit } from "../lifetimes"

interface Handed {
  /** What was bought by a login that gave way to another's: this document alone shows it (TR-15). */
  receipt?: Receipt
}

/** From the payment to the page of success, where the browser may not keep the purchase. */
export const handedOf = perVisit((): Handed => ({}))
