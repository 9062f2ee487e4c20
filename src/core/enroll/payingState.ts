import type { Effect } from "effect"
import type { PriceVerdict } from "../cart/confirmPrice"
import type { PagePath, Path } from "../channel/paths"
import type { Listed, Payment, payCart } from "./payCart"
import type { TriedTrip } from "./Tries"

/** The buyer's word, as `payCart` takes it: good once, for the question that asked for it. */
export type Word = Payment["agreed"]

/**
 * What the page says in a modal, of the last press or of another tab (PY-11, PY-17, TR-12).
 * `declined`: the card was refused; `refused`: the sale was, and the answer does not say why.
 */
export type Notice =
  | "wrong"
  | "declined"
  | "refused"
  | "tooMany"
  | "notSent"
  | "notOnSale"
  | "unknown"
  | "processing"
  | "underWay"
  | "changed"
  | "gone"
  | "sessionLost"

/**
 * What the page asks before it goes on. `again`, `twice`: the payment of `trip` may have been
 * charged; another one under its key is, or is not, sure to cost nothing. `bought`: the buyer's
 * list has this trip, or this browser bought it. `unkept`: no record of the payment would last.
 * `price`: it changed (OU-15). `unconfirmed`: the provider gave none.
 */
export type Question =
  | { readonly about: "again" | "twice"; readonly trip: TriedTrip }
  | { readonly about: "bought"; readonly listed: Listed }
  | { readonly about: "unkept" | "price" | "unconfirmed" }

/** Why step 3 leads away. `received`: the voucher of this very trip came. */
export type WhyLeft =
  | "empty"
  | "bought"
  | "begun"
  | "loginFirst"
  | "passengers"
  | "passengersGone"
  | "anotherLogin"
  | "received"

/** Where step 3 leads instead, with the reason that the next page tells. */
export interface Left {
  readonly to: PagePath
  readonly why?: WhyLeft | undefined
}

/**
 * One thing at a time. `looking`: for the purchase, then says what became of it. `after`: what the
 * modal that was closed said. `checking`: the session, the price and the sale, before a payment.
 * `bought`, `left`: another page comes.
 */
type Now =
  | { readonly is: "looking"; readonly says?: Notice | undefined }
  | { readonly is: "typing"; readonly after?: Notice }
  | { readonly is: "paying" | "bought" }
  | { readonly is: "says"; readonly notice: Notice; readonly wait?: number | undefined }
  | { readonly is: "asks"; readonly question: Question }
  | { readonly is: "checking"; readonly agreed: Word }
  | (Left & { readonly is: "left" })

/** Step 3. */
export interface Paying {
  readonly now: Now
  /** The trips whose payment may have been charged. Undefined until read: it counts as a doubt. */
  readonly open: ReadonlyArray<TriedTrip> | undefined
  /** `accepted`: the buyer goes on at a price that could not be asked. */
  readonly price: PriceVerdict | { readonly is: "asking" | "accepted" }
  /** The session that the channel requires ended, behind a modal or a payment (TR-20). */
  readonly sessionOver: boolean
  /** A trip whose voucher came, while this purchase stays. */
  readonly received?: TriedTrip
}

/** How a payment ended. `NotFilled`: the form no longer fits the cart. `Broken`: by a defect. */
export type Answer = Effect.Error<ReturnType<typeof payCart>> | { readonly _tag: "Sold" | "NotFilled" | "Broken" }

/** What stops a payment before it leaves. `price`: undefined if nothing new was asked. */
export interface Checked {
  readonly price: PriceVerdict | undefined
  readonly signedIn: boolean
  /** False while the operator stops the sale (OU-21). */
  readonly sells: boolean
  /** The core is here to pay. */
  readonly loaded: boolean
}

/**
 * `entered`: the page is shown, also by Back. `pressed`: COMPLETAR PAGO; `complete`: the form holds.
 * `agreed`, `dismissed`, `followed`: the button, the cross and the link of a modal. `reviewed`: 'Ver
 * el cambio'. `received`: 'Ya me llegó el voucher'. The last six answer a command each; `closed` as
 * `this` ends the purchase, as `no` was stopped by another tab's payment.
 */
export type PayingEvent =
  | { readonly is: "entered" | "sessionEnded" | "agreed" | "dismissed" | "followed" | "reviewed" }
  | { readonly is: "pressed"; readonly complete: boolean }
  | { readonly is: "received"; readonly trip: TriedTrip }
  | { readonly is: "found"; readonly elsewhere?: Left | undefined }
  | { readonly is: "looked"; readonly open: Paying["open"] }
  | { readonly is: "priced"; readonly price: PriceVerdict | undefined }
  | (Checked & { readonly is: "checked" })
  | { readonly is: "answered"; readonly answer: Answer; readonly open: Paying["open"] }
  | {
      readonly is: "closed"
      readonly as: "other" | "this" | "no"
      readonly trip: TriedTrip
      readonly open: Paying["open"]
    }

/** What the journey obeys. `pay`: on the buyer's word. `anew`: though the quote is young. */
export type PayingCommand =
  | { readonly is: "find" | "look" | "check" | "endSession" | "showPurchase" }
  | { readonly is: "askPrice"; readonly anew?: true }
  | { readonly is: "forgetCode" | "forgetCard" | "markCard" }
  | { readonly is: "pay"; readonly agreed: Word }
  | { readonly is: "close"; readonly trip: TriedTrip }
  | { readonly is: "acceptPrice"; readonly price: Extract<PriceVerdict, { is: "changed" }> }
  | { readonly is: "open"; readonly path: Path }

/** `mustLogIn`: the channel sells to registered buyers alone (ER-04). */
export interface PayingRules {
  readonly mustLogIn: boolean
}

/** A record that could not be read counts as open, so that nothing says 'no se cobró nada' (TR-13). */
export const isInDoubt = ({ open }: Paying) => open?.length !== 0

export const startPaying: Paying = {
  now: { is: "looking" },
  open: undefined,
  price: { is: "asking" },
  sessionOver: false
}
