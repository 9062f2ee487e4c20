import type { Receipt } from "../../core/enroll/purchase"
import { perVisit } from "../lifetimes"

interface Handed {
  /** What was bought by a login that gave way to another's: this document alone shows it (TR-15). */
  receipt?: Receipt
}

/** In milliseconds. */
const loginWaits = 2000

/** Waits for the login service, but not for one that hangs: what was bought is to be shown. */
export const briefly = (asked: Promise<unknown>) =>
  Promise.race([asked, new Promise((go) => setTimeout(go, loginWaits))])

/** From the payment to the page of success, where the browser may not keep the purchase. */
export const handedOf = perVisit((): Handed => ({}))
