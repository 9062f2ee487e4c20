import { Effect, type ManagedRuntime } from "effect"
import { AccountApi } from "../../core/account/AccountApi"
import type { ProfileDraft } from "../../core/account/profileDraft"
import { SavedProfile } from "../../core/account/SavedProfile"
import { saveProfile } from "../../core/account/saveProfile"
import { applyCoupon, removeCoupon } from "../../core/cart/applyCoupon"
import type { Cart, Producer } from "../../core/cart/cart"
import { choosePlan } from "../../core/cart/choosePlan"
import { confirmPrice } from "../../core/cart/confirmPrice"
import { keepPassengers } from "../../core/cart/keepPassengers"
import { loadCheckout } from "../../core/cart/loadCheckout"
import { SavedCheckout } from "../../core/cart/SavedCheckout"
import { Attempts } from "../../core/enroll/Attempts"
import { closeTries } from "../../core/enroll/closeTries"
import type { EnrollApi } from "../../core/enroll/EnrollApi"
import { findCheckout } from "../../core/enroll/findCheckout"
import { payCart } from "../../core/enroll/payCart"
import { SavedPurchase } from "../../core/enroll/SavedPurchase"
import type { MailApi } from "../../core/mail/MailApi"
import { mailQuote } from "../../core/mail/mailQuote"
import { LookupsApi } from "../../core/passengers/LookupsApi"
import { SavedPassengers } from "../../core/passengers/SavedPassengers"
import type { World } from "./engine"
import { runsIn } from "./runs"

/** Every port that the core asks for from the chosen plan on. */
export type CheckoutWorld =
  | World
  | SavedCheckout
  | SavedPassengers
  | SavedPurchase
  | Attempts
  | LookupsApi
  | EnrollApi
  | MailApi
  | AccountApi
  | SavedProfile

/** The page of success forgets the trip and who travels (SU-03). */
const forgetPurchase = Effect.gen(function* () {
  yield* (yield* SavedCheckout).clear
  yield* (yield* SavedPassengers).clear
})

/** The core from the chosen plan to the voucher; it is fetched when a visitor is about to choose a plan. */
export const makeCheckoutEngine = (runtime: ManagedRuntime.ManagedRuntime<CheckoutWorld, never>) => {
  const runs = runsIn(runtime)
  return {
    mailQuote: runs(mailQuote),
    choosePlan: runs(choosePlan),
    loadCheckout: runs((_: undefined) => loadCheckout()),
    /** The same, or why there is none. */
    findCheckout: runs((_: undefined) => findCheckout()),
    /** When the purchase was kept, in milliseconds; undefined without one. */
    keptAt: runs((_: undefined) =>
      Effect.flatMap(SavedCheckout, ({ load }) => Effect.map(load, (kept) => kept?.savedAt))
    ),
    /** Whether what is kept is there for the next document too. */
    outlasts: runs((_: undefined) => Effect.flatMap(SavedCheckout, ({ outlasts }) => outlasts)),
    applyCoupon: runs(applyCoupon),
    removeCoupon: runs((_: undefined) => removeCoupon()),
    confirmPrice: runs((_: undefined) => confirmPrice()),
    saveCart: runs((cart: Cart) => Effect.flatMap(SavedCheckout, ({ saveCart }) => saveCart(cart))),
    saveProducer: runs((producer: Producer) =>
      Effect.flatMap(SavedCheckout, ({ saveProducer }) => saveProducer(producer))
    ),
    saveAges: runs((ages: ReadonlyArray<number>) => Effect.flatMap(SavedCheckout, ({ saveAges }) => saveAges(ages))),
    loadPassengers: runs((_: undefined) => Effect.flatMap(SavedPassengers, ({ load }) => load)),
    keepPassengers: runs(keepPassengers),
    documentTypes: runs((_: undefined) => Effect.flatMap(LookupsApi, ({ documentTypes }) => documentTypes)),
    countries: runs((_: undefined) => Effect.flatMap(LookupsApi, ({ countries }) => countries)),
    provinces: runs((country: string) => Effect.flatMap(LookupsApi, ({ provinces }) => provinces(country))),
    profile: runs((_: undefined) => Effect.flatMap(AccountApi, ({ profile }) => profile)),
    knownProfile: runs((_: undefined) => Effect.flatMap(AccountApi, ({ knownProfile }) => knownProfile)),
    saveProfile: runs(saveProfile),
    /** What the holder of an e-mail typed of their personal data, and did not save. */
    loadProfileDraft: runs((email: string) => Effect.flatMap(SavedProfile, ({ load }) => load(email))),
    /** The same, to be kept; without a draft nothing is. */
    saveProfileDraft: runs(({ draft, email }: { email: string; draft: ProfileDraft | undefined }) =>
      Effect.flatMap(SavedProfile, ({ clear, save }) => (draft ? save(email, draft) : clear))
    ),
    purchases: runs((_: undefined) => Effect.flatMap(AccountApi, ({ purchases }) => purchases)),
    payCart: runs(payCart),
    /** The payments whose fate is not known. */
    attempts: runs((_: undefined) => Effect.flatMap(Attempts, ({ load }) => load)),
    closeTries: runs(closeTries),
    /** Calls when another tab makes or drops a purchase; answers with what ends that. */
    followPurchase: runs((told: () => void) => Effect.map(SavedPurchase, ({ follow }) => follow(told))),
    loadPurchase: runs((_: undefined) => Effect.flatMap(SavedPurchase, ({ load }) => load)),
    savePurchase: runs((purchase: Parameters<SavedPurchase["Service"]["save"]>[0]) =>
      Effect.flatMap(SavedPurchase, ({ save }) => save(purchase))
    ),
    forgetPurchase: runs((_: undefined) => forgetPurchase)
  }
}

export type CheckoutEngine = ReturnType<typeof makeCheckoutEngine>
