import type { AccountApi, SavedProfile } from "../account/AccountApi"
import type { SavedPurchase } from "../cart/SavedPurchase"
import type { EnrollApi } from "../enroll/EnrollApi"
import type { SavedReceipt } from "../enroll/purchase"
import type { Tries } from "../enroll/Tries"
import type { MailApi } from "../mail/MailApi"
import type { LookupsApi } from "../passengers/LookupsApi"
import type { Companions, SavedPassengers } from "../passengers/SavedPassengers"
import type { QuotePorts } from "./quote"

/** The core from the chosen plan to the voucher. It loads when a plan is about to be chosen. */
export { AccountApi, findProfile, SavedProfile, saveProfile } from "../account/AccountApi"
export { applyCoupon, removeCoupon } from "../cart/applyCoupon"
export { confirmPrice } from "../cart/confirmPrice"
export { checkShown, choosePlan, keepPassengers } from "../cart/purchase"
export { SavedPurchase } from "../cart/SavedPurchase"
export { payCart } from "../enroll/payCart"
export { findPurchase, SavedReceipt, takeReceipt } from "../enroll/purchase"
export { closeTrip, wasTried } from "../enroll/Tries"
export { MailApi } from "../mail/MailApi"
export { LookupsApi } from "../passengers/LookupsApi"
export { Companions, findCompanions, SavedPassengers } from "../passengers/SavedPassengers"

/** What these use-cases need from outside. */
export type CheckoutPorts =
  | QuotePorts
  | SavedPurchase
  | SavedPassengers
  | Companions
  | SavedReceipt
  | Tries
  | LookupsApi
  | EnrollApi
  | MailApi
  | AccountApi
  | SavedProfile
