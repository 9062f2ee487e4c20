import type { PriceVerdict } from "../cart/confirmPrice"
import type { Path } from "../channel/paths"
import type { Update } from "../machine"
import type { Listed } from "./payCart"
import type {
  Answer,
  Checked,
  Left,
  Notice,
  Paying,
  PayingCommand,
  PayingEvent,
  PayingRules,
  Question,
  Word
} from "./payingState"

type Next = readonly [Paying, ...ReadonlyArray<PayingCommand>]

const say = (state: Paying, notice: Notice, ...commands: ReadonlyArray<PayingCommand>): Next => [
  { ...state, now: { is: "says", notice } },
  ...commands
]
const ask = (state: Paying, question: Question): Next => [{ ...state, now: { is: "asks", question } }]
const find = (state: Paying, says?: Notice): Next => [
  { ...state, sessionOver: false, now: { is: "looking", says } },
  { is: "find" }
]
const leave = (state: Paying, { to, why }: Left): Next => [{ ...state, now: { is: "left", to, why } }]
const loseSession = (state: Paying): Next => say(state, "sessionLost", { is: "endSession" })
const free = (state: Paying, after?: Notice): Next =>
  state.sessionOver ? find(state) : [{ ...state, now: { is: "typing", ...(after && { after }) } }]

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
  if (state.sessionOver) return loseSession(state)
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
  const next: Paying = price.is === "unconfirmed" && state.price.is === "accepted" ? state : { ...state, price }
  if (mustLogIn && !signedIn) return loseSession(next)
  if (next.price.is === "unconfirmed") return ask(next, { about: "unconfirmed" })
  const stop = stopAtPrice(next)
  if (stop) return stop
  if (!sells) return say(next, "notOnSale")
  if (!loaded) return say(next, "notSent")
  return [
    { ...next, now: { is: "paying" } },
    { is: "pay", agreed }
  ]
}

/** The status of a refusal that speaks of the card: 402. */
const cardDeclined = 402

/** The modal of each answer that leads nowhere else. */
const noticeOf = {
  SaleRefused: "refused",
  SaleKeyTaken: "refused",
  SaleTooMany: "tooMany",
  SaleUnknown: "unknown",
  Broken: "unknown",
  SaleProcessing: "processing",
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
      return ask(state, { about: answer.honoured ? "again" : "twice", trip: answer.tried })
    case "BoughtAlready": {
      const { here, order, plan } = answer
      return ask(state, { about: "bought", listed: { order, plan, ...(here && { here }) } })
    }
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
      const isDeclined = answer._tag === "SaleRefused" && answer.status === cardDeclined
      const notice = isDeclined ? "declined" : noticeOf[answer._tag]
      const wait = answer._tag === "SaleTooMany" ? answer.retryAfter : undefined
      const next: Paying = { ...state, now: { is: "says", notice, wait } }
      if (codeStays.includes(notice)) return [next]
      if (isDeclined) return [next, { is: "forgetCode" }, { is: "markCard" }]
      if (answer._tag !== "SaleRefused") return [next, { is: "forgetCode" }]
      // The plan, its price or its coupon may be why, however young the quote is.
      return [{ ...next, price: { is: "asking" } }, { is: "forgetCode" }, { is: "askPrice", anew: true }]
    }
  }
}

/** A changed or unconfirmed price is agreed to for the next press; any other word pays at once. */
const agreed = (state: Paying, { about }: Question): Next => {
  if (about === "unconfirmed") return [{ ...state, price: { is: "accepted" }, now: { is: "typing" } }]
  if (about !== "price") return begin(state, about)
  const next: Paying = { ...state, price: { is: "same" }, now: { is: "typing" } }
  return state.price.is === "changed" ? [next, { is: "acceptPrice", price: state.price }] : [next]
}

const linkOf: Partial<Readonly<Record<Notice, Path>>> = { sessionLost: "/login", gone: "/cotizar" }

const shownAt = ({ here }: Listed): Path => (here ? "/cotizarpagoexitoso" : "/tuscompras")

/** Follows the link of a modal, which stays until the other document comes. */
const follow = (state: Paying, path: Path | undefined): Next => (path ? [state, { is: "open", path }] : [state])

const closed = (state: Paying, { as, open, trip }: PayingEvent & { readonly is: "closed" }): Next => {
  const next: Paying = { ...state, open, ...(as === "other" && { received: trip }) }
  const { is } = state.now
  if (is === "paying" || is === "bought" || is === "left") return [next]
  if (as === "this") return leave(next, { to: "/", why: "received" })
  if (is !== "asks" && is !== "typing") return [next]
  return as === "no" ? say(next, "underWay") : free(next)
}

const isAboutPrice = ({ about }: Question) => about === "price" || about === "unconfirmed"

/**
 * The session that the channel requires ended (TR-20). A page that waits for the buyer, or asks them
 * about the price, looks for the purchase again: without a session that leads home, which says why.
 * A check ends in the modal that leads to the login, and nothing leaves. A payment under way is
 * awaited, and what the page says or asks of one stays to be read; the next does not leave.
 */
const sessionEnded = (state: Paying): Next => {
  const { now } = state
  if (now.is === "bought" || now.is === "left") return [state]
  if (now.is === "checking") return loseSession(state)
  const isFree = now.is === "looking" || now.is === "typing" || (now.is === "asks" && isAboutPrice(now.question))
  return isFree ? find(state) : [{ ...state, sessionOver: true }]
}

/**
 * What COMPLETAR PAGO does: one `pay` a press (TR-09). A second payment leaves by another press
 * once an answer says that nothing was charged. Otherwise `payCart` decides (`isAllowed` there): for
 * a trip with an open record, or bought by the buyer's list, it asks first, and `pay` leaves again
 * only on the buyer's word to that question (TR-12).
 */
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
      if (event.is === "followed") return follow(state, linkOf[now.notice])
      if (event.is !== "dismissed") return [state]
      return now.notice === "sessionLost" ? follow(state, linkOf[now.notice]) : free(state, now.notice)
    case "asks":
      if (event.is === "agreed") return agreed(state, now.question)
      if (event.is === "followed")
        return now.question.about === "bought" ? follow(state, shownAt(now.question.listed)) : [state]
      return event.is === "dismissed" ? free(state) : [state]
    case "checking":
      return event.is === "checked" ? checked(state, now.agreed, event, rules) : [state]
    case "paying":
      return event.is === "answered" ? answered({ ...state, open: event.open }, event.answer) : [state]
    default:
      return [state]
  }
}
