import type { AccountApi } from "../account/AccountApi"
import type { SavedProfile } from "../account/SavedProfile"
import type { SavedCheckout } from "../cart/SavedCheckout"
import type { EnrollApi } from "../enroll/EnrollApi"
import type { SavedPurchase } from "../enroll/SavedPurchase"
import type { Tries } from "../enroll/Tries"
import type { MailApi } from "../mail/MailApi"
import type { Companions } from "../passengers/Companions"
import type { LookupsApi } from "../passengers/LookupsApi"
import type { SavedPassengers } from "../passengers/SavedPassengers"
import type { QuotePorts } from "./quote"

/** The core from the chosen plan to the voucher. It loads when a plan is about to be chosen. */
export { AccountApi } from "../account/AccountApi"
export { SavedProfile } from "../account/SavedProfile"
export { saveProfile } from "../account/saveProfile"
export { applyCoupon, removeCoupon } from "../cart/applyCoupon"
export { choosePlan } from "../cart/choosePlan"
export { confirmPrice } from "../cart/confirmPrice"
export { keepPassengers } from "../cart/keepPassengers"
export { forgetPurchase, loadCheckout } from "../cart/loadCheckout"
export { SavedCheckout } from "../cart/SavedCheckout"
export { closeTrip } from "../enroll/closeTrip"
export { findCheckout } from "../enroll/findCheckout"
export { payCart } from "../enroll/payCart"
export { SavedPurchase } from "../enroll/SavedPurchase"
export { wasTried } from "../enroll/triedTrip"
export { mailQuote } from "../mail/MailApi"
export { Companions } from "../passengers/Companions"
export { LookupsApi } from "../passengers/LookupsApi"
export { SavedPassengers } from "../passengers/SavedPassengers"

/** What these use-cases need from outside. */
export type CheckoutPorts =
  | QuotePorts
  | SavedCheckout
  | SavedPassengers
  | Companions
  | SavedPurchase
  | Tries
  | LookupsApi
  | EnrollApi
  | MailApi
  | AccountApi
  | SavedProfile
