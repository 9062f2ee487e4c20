import type { ManagedRuntime } from "effect"
import { AccountApi } from "../../core/account/AccountApi"
import { SavedProfile } from "../../core/account/SavedProfile"
import { saveProfile } from "../../core/account/saveProfile"
import { applyCoupon, removeCoupon } from "../../core/cart/applyCoupon"
import { choosePlan } from "../../core/cart/choosePlan"
import { confirmPrice } from "../../core/cart/confirmPrice"
import { forgetPurchase } from "../../core/cart/forgetPurchase"
import { keepPassengers } from "../../core/cart/keepPassengers"
import { loadCheckout } from "../../core/cart/loadCheckout"
import { SavedCheckout } from "../../core/cart/SavedCheckout"
import { closeTrip } from "../../core/enroll/closeTrip"
import type { EnrollApi } from "../../core/enroll/EnrollApi"
import { findCheckout } from "../../core/enroll/findCheckout"
import { payCart } from "../../core/enroll/payCart"
import { SavedPurchase } from "../../core/enroll/SavedPurchase"
import type { Tries } from "../../core/enroll/Tries"
import { wasTried } from "../../core/enroll/triedTrip"
import type { MailApi } from "../../core/mail/MailApi"
import { mailQuote } from "../../core/mail/mailQuote"
import { Companions } from "../../core/passengers/Companions"
import { LookupsApi } from "../../core/passengers/LookupsApi"
import { SavedPassengers } from "../../core/passengers/SavedPassengers"
import { bind } from "./bind"
import type { World } from "./engine"

export type CheckoutWorld =
  | World
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

/**
 * The core from the chosen plan to the voucher. Pages load it when a visitor is about to choose a
 * plan.
 */
export const makeCheckoutEngine = (runtime: ManagedRuntime.ManagedRuntime<CheckoutWorld, never>) => {
  const { call, port } = bind(runtime)
  return {
    mailQuote: call(mailQuote),
    choosePlan: call(choosePlan),
    loadCheckout: call(loadCheckout),
    findCheckout: call(findCheckout),
    applyCoupon: call(applyCoupon),
    removeCoupon: call(removeCoupon),
    confirmPrice: call(confirmPrice),
    keepPassengers: call(keepPassengers),
    saveProfile: call(saveProfile),
    payCart: call(payCart),
    closeTrip: call(closeTrip),
    wasTried: call(() => wasTried()),
    forgetPurchase: call(forgetPurchase),
    checkout: port(SavedCheckout),
    passengers: port(SavedPassengers),
    companions: port(Companions),
    lookups: port(LookupsApi),
    account: port(AccountApi),
    profileDraft: port(SavedProfile),
    purchase: port(SavedPurchase)
  }
}

export type CheckoutEngine = ReturnType<typeof makeCheckoutEngine>
