import { computed, signal } from "@preact/signals-react"
import { type Checkout, payable, totalOf } from "../../core/cart/cart"
import { travellersOf } from "../../core/cart/travellersOf"
import { identityOf } from "../../core/enroll/identity"
import { SessionLost } from "../../core/session/SessionLost"
import { isLoggedIn } from "../../core/session/session"
import type { CheckoutEngine } from "../engine/checkoutEngine"
import { remote } from "../engine/remote"
import { type Broken, inEngine, type Outcome, type UseCase } from "../engine/useCase"
import type { Journey } from "../journey"
import type { CheckoutJourney } from "./checkout"
import { makePaymentForm } from "./paymentForm"

type PayCart = CheckoutEngine["payCart"]
type Payment = Parameters<PayCart>[0]
type Purchase = PayCart extends UseCase<infer _In, infer A, infer _E> ? A : never
type PayFailure = PayCart extends UseCase<infer _In, infer _A, infer E> ? E : never

/** The price changed, and its dialog is open; or the plan is off sale. */
interface PriceOpen {
  readonly _tag: "PriceOpen"
}
interface NotLoaded {
  readonly _tag: "NotLoaded"
}
/** The operator stopped the sale (OU-21). */
interface NotOnSale {
  readonly _tag: "NotOnSale"
}
type Failure = PayFailure | PriceOpen | NotLoaded | NotOnSale | Broken

export type Notice =
  | "wrong"
  | "refused"
  | "notSent"
  | "notOnSale"
  | "unknown"
  | "confirm"
  | "confirmTwice"
  | "underWay"
  | "changed"
  | "gone"
  | "sessionLost"
  | undefined

/** The modal of each failure. A failure that leads elsewhere has none. */
const noticeOf = (failure: Failure): Notice => {
  const { _tag } = failure
  if (_tag === "SaleRefused" || _tag === "SaleTooMany" || _tag === "SaleKeyTaken") return "refused"
  if (_tag === "SaleNotSent" || _tag === "NotLoaded") return "notSent"
  if (_tag === "NotOnSale") return "notOnSale"
  if (_tag === "SaleUnknown" || _tag === "SaleUnderWay" || _tag === "Broken") return "unknown"
  if (_tag === "OutcomeUnknown") return failure.spent ? "confirmTwice" : "confirm"
  if (_tag === "PaymentUnderWay") return "underWay"
  if (_tag === "CartChanged") return "changed"
  return _tag === "SessionLost" ? "sessionLost" : undefined
}

type Asked = Omit<Payment, "signedIn" | "today"> & {
  readonly shown: Checkout
}

/**
 * Waits for price and session, announces the payment and sends it. Never interrupted: the sale may
 * have been sent.
 */
const paying = async (
  journey: Journey,
  { price }: CheckoutJourney,
  { shown, ...asked }: Asked
): Promise<Outcome<Purchase, Failure>> => {
  const { channel, visit } = journey
  const [session, admitted, sells] = await Promise.all([visit.askSession(), price.admit(), journey.switches.sells()])
  // Where registration is required, no payment goes without a login (ER-04).
  if (channel.registration === "required" && !isLoggedIn(session)) return { is: "failed", error: new SessionLost() }
  if (!admitted) return { is: "failed", error: { _tag: "PriceOpen" } }
  if (!sells) return { is: "failed", error: { _tag: "NotOnSale" } }
  const engine = await journey.checkout().catch(() => undefined)
  if (!engine) return { is: "failed", error: { _tag: "NotLoaded" } }
  const { id, name } = payable(shown.cart)
  if (asked.agreed === "none")
    journey.track({
      name: "add_payment_info",
      currency: channel.currency.code,
      value: totalOf(shown.cart) / 100,
      items: [{ id: String(id), name }]
    })
  return engine.payCart({ ...asked, signedIn: isLoggedIn(session), today: journey.todayHere() })
}

/**
 * Step 3: the card and the purchase. One payment at a time, and never a second one by itself
 * (TR-09).
 */
export const makePayment = (journey: Journey, checkout: CheckoutJourney) => {
  const form = makePaymentForm(journey, checkout.cart)
  const notice = signal<Notice>()
  /** It is unknown whether the last try was charged; the page says so until it is known. */
  const pending = signal(false)
  const bought = signal<Purchase>()
  const closed = signal(false)

  const fail = (failure: Failure) => {
    const isGone = failure._tag === "PriceOpen" && checkout.price.verdict.peek().is === "gone"
    if (failure._tag === "SessionLost") journey.visit.end()
    notice.value = isGone ? "gone" : noticeOf(failure)
    if (notice.peek() === "refused" || notice.peek() === "unknown") form.forgetCode()
    if (notice.peek() === "unknown" || failure._tag === "OutcomeUnknown") pending.value = true
    // Shows what another tab changed, or leads to where the buyer belongs.
    if (failure._tag === "CartChanged" || failure._tag === "NothingToPay") checkout.enter()
  }
  const call = remote((asked: Asked) => paying(journey, checkout, asked), {
    onDone: (purchase) => {
      form.clear()
      bought.value = purchase
    },
    onFailed: fail
  })
  const busy = computed(() => call.state.value.is === "loading" || bought.value !== undefined)

  const passengersHere = computed(() => {
    const state = checkout.state.value
    return state.is === "done" && state.value.is === "here" ? state.value.passengers : undefined
  })
  /**
   * The purchase as the buyer sees it; undefined if a passenger no longer fits, as after a
   * birthday.
   */
  const seenOf = (shown: Checkout) => {
    const { channel } = journey
    const travellers = travellersOf(shown, passengersHere.peek(), { channel, today: journey.todayHere() })
    return travellers ? identityOf({ checkout: shown, travellers }) : ""
  }
  const send = (agreed: Payment["agreed"]) => {
    if (busy.peek()) return
    notice.value = undefined
    const [cart, search] = [checkout.cart.peek(), checkout.search.peek()]
    if (!cart || !search) return
    form.refit()
    const read = form.admit() ? form.read() : undefined
    if (!read) {
      notice.value = "wrong"
      return
    }
    const shown: Checkout = { cart, search, producer: checkout.producer.given.peek() }
    call.start({ ...read, shown, seen: seenOf(shown), agreed })
  }

  return {
    form,
    notice,
    pending,
    bought,
    closed,
    state: call.state,
    busy,
    /** Names the first passenger as holder, also after the page was left. Returns the end of it. */
    begin: () =>
      passengersHere.subscribe((found) => {
        if (found) form.name(`${found.main.name.trim()} ${found.main.surname.trim()}`)
      }),
    pay: () => send("none"),
    /** Pays on the buyer's agreement, after a try of unknown result. */
    payAnyway: () => send(notice.peek() === "confirmTwice" ? "twice" : "again"),
    /** 'Ya me llegó el voucher': closes the earlier tries. */
    closeTries: async () => {
      const outcome = await inEngine(journey.checkout, ({ closeTries }) => closeTries)(journey.todayHere())
      notice.value = outcome.is === "done" ? undefined : "underWay"
      if (outcome.is !== "done") return
      pending.value = false
      closed.value = outcome.value.bought
    },
    dismiss: () => {
      notice.value = undefined
    },
    /**
     * Looks for a payment of unknown result, also from before a reload. Runs whenever the page is
     * shown.
     */
    enter: async () => {
      bought.value = undefined
      notice.value = undefined
      const found = await inEngine(journey.checkout, ({ attempts }) => attempts.load)()
      pending.value = found.is === "done" && found.value.length > 0
    }
  }
}

export type PaymentJourney = ReturnType<typeof makePayment>
