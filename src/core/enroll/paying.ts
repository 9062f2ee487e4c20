import type { Effect } from "effect"
import type { PriceVerdict } from "../cart/confirmPrice"
import type { PagePath, Path } from "../channel/paths"
import type { Update } from "../machine"
import type { Listed, Payment, payCart } from "./payCart"
import type { TriedTrip } from "./Tries"

/** The buyer's word, as `payCart` takes it: good once, for the question that asked for it. */
type Word = Payment["agreed"]

/** What the page says in a modal, of the last press or of another tab (PY-11, PY-17, TR-12). */
export type Notice =
  | "wrong"
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
 * list has this trip. `unkept`: no record of the payment would last. `price`: it changed (OU-15).
 * `unasked`: the provider gave none.
 */
export type Question =
  | { readonly about: "again" | "twice"; readonly trip: TriedTrip }
  | { readonly about: "bought"; readonly listed: Listed }
  | { readonly about: "unkept" | "price" | "unasked" }

/** Why step 3 leads away. `closed`: the voucher of this very trip came. */
export type WhyLeft = "empty" | "bought" | "begun" | "loginFirst" | "passengers" | "passengersGone" | "closed"

interface Left {
  readonly to: PagePath
  readonly why?: WhyLeft | undefined
}

/**
 * One thing at a time. `looking`: for the purchase, then says what became of it. `checking`: the
 * session, the price and the sale, before a payment. `bought`, `left`: another page comes.
 */
type Now =
  | { readonly is: "looking"; readonly says?: Notice | undefined }
  | { readonly is: "typing" | "paying" | "bought" }
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
  readonly over: boolean
  /** A trip whose voucher came, while this purchase stays. */
  readonly closed?: TriedTrip
}

/** How a payment ended. `NotFilled`: the form no longer fits the cart. `Broken`: by a defect. */
export type Answer = Effect.Error<ReturnType<typeof payCart>> | { readonly _tag: "Sold" | "NotFilled" | "Broken" }

interface Checked {
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

/** What the journey obeys. `pay` is `payCart`, on the buyer's word. */
export type PayingCommand =
  | {
      readonly is: "find" | "look" | "askPrice" | "check" | "endSession" | "forgetCode" | "forgetCard" | "showPurchase"
    }
  | { readonly is: "pay"; readonly agreed: Word }
  | { readonly is: "close"; readonly trip: TriedTrip }
  | { readonly is: "acceptPrice"; readonly price: Extract<PriceVerdict, { is: "changed" }> }
  | { readonly is: "open"; readonly path: Path }

/** `mustLogIn`: the channel sells to registered buyers alone (ER-04). */
export interface PayingRules {
  readonly mustLogIn: boolean
}

/** The page as it comes. */
export const startPaying: Paying = { now: { is: "looking" }, open: undefined, price: { is: "asking" }, over: false }

type Next = readonly [Paying, ...ReadonlyArray<PayingCommand>]

const say = (state: Paying, notice: Notice, ...commands: ReadonlyArray<PayingCommand>): Next => [
  { ...state, now: { is: "says", notice } },
  ...commands
]
const ask = (state: Paying, question: Question): Next => [{ ...state, now: { is: "asks", question } }]
const find = (state: Paying, says?: Notice): Next => [
  { ...state, over: false, now: { is: "looking", says } },
  { is: "find" }
]
const leave = (state: Paying, { to, why }: Left): Next => [{ ...state, now: { is: "left", to, why } }]
const loseSession = (state: Paying): Next => say(state, "sessionLost", { is: "endSession" })
const free = (state: Paying): Next => (state.over ? find(state) : [{ ...state, now: { is: "typing" } }])

const found = (state: Paying, says: Notice | undefined): Next => [
  { ...state, price: { is: "asking" }, now: says ? { is: "says", notice: says } : { is: "typing" } },
  { is: "askPrice" }
]

const stopAtPrice = (state: Paying): Next | undefined => {
  if (state.price.is === "gone") return say(state, "gone")
  return state.price.is === "changed" ? ask(state, { about: "price" }) : undefined
}

/** Begins to pay on the buyer's word, once the price is there. */
const begin = (state: Paying, agreed: Word): Next => {
  const checking: Paying = { ...state, now: { is: "checking", agreed } }
  if (state.over) return loseSession(state)
  return stopAtPrice(state) ?? (state.price.is === "asking" ? [checking] : [checking, { is: "check" }])
}

const priced = (state: Paying, price: PriceVerdict = { is: "same" }): Next => {
  if (state.price.is !== "asking") return [state]
  const next: Paying = { ...state, price }
  if (state.now.is === "checking") return begin(next, state.now.agreed)
  return state.now.is === "typing" && price.is === "changed" ? ask(next, { about: "price" }) : [next]
}

/** Session, price and sale stop a payment, in this order; only then it leaves. */
const checked = (state: Paying, agreed: Word, checks: Checked, { mustLogIn }: PayingRules): Next => {
  const { loaded, price = state.price, sells, signedIn } = checks
  const next: Paying = price.is === "unasked" && state.price.is === "accepted" ? state : { ...state, price }
  if (mustLogIn && !signedIn) return loseSession(next)
  if (next.price.is === "unasked") return ask(next, { about: "unasked" })
  const stop = stopAtPrice(next)
  if (stop) return stop
  if (!sells) return say(next, "notOnSale")
  if (!loaded) return say(next, "notSent")
  return [
    { ...next, now: { is: "paying" } },
    { is: "pay", agreed }
  ]
}

/** The modal of each answer that leads nowhere else. */
const noticeOf = {
  SaleRefused: "refused",
  SaleKeyTaken: "refused",
  SaleTooMany: "tooMany",
  SaleUnknown: "unknown",
  Broken: "unknown",
  SaleUnderWay: "processing",
  SaleNotSent: "notSent",
  PaymentUnderWay: "underWay",
  NotFilled: "wrong"
} as const

/** The provider did not see the security code: it stays. */
const codeStays: ReadonlyArray<Notice> = ["notSent", "underWay", "wrong"]

const answered = (state: Paying, answer: Answer): Next => {
  switch (answer._tag) {
    case "Sold":
      return [{ ...state, now: { is: "bought" } }, { is: "forgetCard" }, { is: "showPurchase" }]
    case "OutcomeUnknown":
      return ask(state, { about: answer.spent ? "twice" : "again", trip: answer.tried })
    case "BoughtAlready":
      return ask(state, { about: "bought", listed: { order: answer.order, plan: answer.plan } })
    case "NotKept":
      return ask(state, { about: "unkept" })
    // Shows what another tab changed, or leads to where the buyer belongs.
    case "CartChanged":
      return find(state, "changed")
    case "NothingToPay":
      return find(state)
    case "SessionLost":
      return loseSession(state)
    default: {
      const notice = noticeOf[answer._tag]
      const wait = answer._tag === "SaleTooMany" ? answer.retryAfter : undefined
      const next: Paying = { ...state, now: { is: "says", notice, wait } }
      return codeStays.includes(notice) ? [next] : [next, { is: "forgetCode" }]
    }
  }
}

const wordOf = { again: "again", unkept: "again", twice: "twice", bought: "bought" } as const

/** A changed or unasked price is agreed to for the next press; a word pays at once. */
const agreed = (state: Paying, { about }: Question): Next => {
  if (about === "unasked") return [{ ...state, price: { is: "accepted" }, now: { is: "typing" } }]
  if (about !== "price") return begin(state, wordOf[about])
  const next: Paying = { ...state, price: { is: "same" }, now: { is: "typing" } }
  return state.price.is === "changed" ? [next, { is: "acceptPrice", price: state.price }] : [next]
}

const linkOf: Partial<Readonly<Record<Notice | Question["about"], Path>>> = {
  sessionLost: "/login",
  gone: "/cotizar",
  bought: "/tuscompras"
}

/** Follows the link of a modal, which stays until the other document comes. */
const follow = (state: Paying, modal: keyof typeof linkOf): Next => {
  const path = linkOf[modal]
  return path ? [state, { is: "open", path }] : [state]
}

const closed = (state: Paying, { as, open, trip }: PayingEvent & { readonly is: "closed" }): Next => {
  const next: Paying = { ...state, open, ...(as === "other" && { closed: trip }) }
  const { is } = state.now
  if (is === "paying" || is === "bought" || is === "left") return [next]
  if (as === "this") return leave(next, { to: "/", why: "closed" })
  if (is !== "asks" && is !== "typing") return [next]
  return as === "no" ? say(next, "underWay") : free(next)
}

const isAboutPrice = ({ about }: Question) => about === "price" || about === "unasked"

/** What the buyer reads of a payment is read first; one that left is awaited, another one stops. */
const sessionEnded = (state: Paying): Next => {
  const { now } = state
  if (now.is === "bought" || now.is === "left") return [state]
  if (now.is === "checking") return loseSession(state)
  const isFree = now.is === "looking" || now.is === "typing" || (now.is === "asks" && isAboutPrice(now.question))
  return isFree ? find(state) : [{ ...state, over: true }]
}

/** What COMPLETAR PAGO does: one `pay` a press, and in doubt only on the buyer's word (TR-09, TR-12). */
export const updatePaying: Update<Paying, PayingEvent, PayingCommand, PayingRules> = (state, event, rules) => {
  const { now } = state
  if (event.is === "looked") return [{ ...state, open: event.open }]
  if (event.is === "priced") return priced(state, event.price)
  if (event.is === "closed") return closed(state, event)
  if (event.is === "sessionEnded") return rules.mustLogIn ? sessionEnded(state) : [state]
  if (event.is === "entered" && now.is !== "paying") return [...find(state), { is: "look" }]
  if (event.is === "received" && (now.is === "typing" || now.is === "asks"))
    return [state, { is: "close", trip: event.trip }]
  switch (now.is) {
    case "looking":
      if (event.is !== "found") return [state]
      return event.elsewhere ? leave(state, event.elsewhere) : found(state, now.says)
    case "typing":
      if (event.is === "reviewed") return stopAtPrice(state) ?? [state]
      if (event.is !== "pressed") return [state]
      return event.complete ? begin(state, "none") : say(state, "wrong")
    case "says":
      if (event.is === "followed") return follow(state, now.notice)
      if (event.is !== "dismissed") return [state]
      return now.notice === "sessionLost" ? follow(state, now.notice) : free(state)
    case "asks":
      if (event.is === "agreed") return agreed(state, now.question)
      if (event.is === "followed") return follow(state, now.question.about)
      return event.is === "dismissed" ? free(state) : [state]
    case "checking":
      return event.is === "checked" ? checked(state, now.agreed, event, rules) : [state]
    case "paying":
      return event.is === "answered" ? answered({ ...state, open: event.open }, event.answer) : [state]
    default:
      return [state]
  }
}
