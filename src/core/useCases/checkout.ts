import type { AccountApi, SavedProfile } from "../account/AccountApi"
import type { SavedCheckout } from "../cart/SavedCheckout"
import type { EnrollApi } from "../enroll/EnrollApi"
import type { SavedPurchase } from "../enroll/purchase"
import type { Tries } from "../enroll/Tries"
import type { MailApi } from "../mail/MailApi"
import type { LookupsApi } from "../passengers/LookupsApi"
import type { Companions, SavedPassengers } from "../passengers/SavedPassengers"
import type { QuotePorts } from "./quote"

/** The core from the chosen plan to the voucher. It loads when a plan is about to be chosen. */
export { AccountApi, findProfile, SavedProfile, saveProfile } from "../account/AccountApi"
export { applyCoupon, removeCoupon } from "../cart/applyCoupon"
export { choosePlan, keepPassengers } from "../cart/checkout"
export { confirmPrice } from "../cart/confirmPrice"
export { SavedCheckout } from "../cart/SavedCheckout"
export { payCart } from "../enroll/payCart"
export { findCheckout, SavedPurchase, takePurchase } from "../enroll/purchase"
export { closeTrip, wasTried } from "../enroll/Tries"
export { MailApi } from "../mail/MailApi"
export { LookupsApi } from "../passengers/LookupsApi"
export { Companions, findCompanions, SavedPassengers } from "../passengers/SavedPassengers"

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
