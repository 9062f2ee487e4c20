import { computed, signal } from "@preact/signals-react"
import type { Effect } from "effect"
import { useEffect, useEffectEvent } from "react"
import { type Cart, payable, totalOf } from "../../core/cart/cart"
import { saleOf, travellersOf } from "../../core/enroll/identity"
import type { Listed, Payment, payCart } from "../../core/enroll/payCart"
import type { TriedTrip } from "../../core/enroll/Tries"
import { readName } from "../../core/person/name"
import { shownId } from "../../core/quote/id"
import { isLoggedIn } from "../../core/session/session"
import { useSessionEnd } from "../account/account"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import type { Broken, Outcome } from "../runtime"
import { useJourney } from "../useJourney"
import { type CheckoutJourney, usePaymentStep } from "./checkout"
import { makePaymentForm } from "./paymentForm"

type Purchase = Effect.Success<ReturnType<typeof payCart>>
type PayFailure = Effect.Error<ReturnType<typeof payCart>>

/**
 * What stops a payment before the core: the price changed or its plan is off sale, the form does
 * not fit it, the core did not load, the buyer is logged out, or the operator stopped the sale
 * (OU-21).
 */
interface Stopped {
  readonly _tag: "PriceOpen" | "NotFilled" | "NotLoaded" | "NotOnSale" | "SessionLost"
}
type Failure = PayFailure | Stopped | Broken

/** The modal of each failure. None where the price's dialog opens or the page leads elsewhere. */
const noticeOf = {
  SaleRefused: "refused",
  SaleKeyTaken: "refused",
  SaleTooMany: "tooMany",
  SaleNotSent: "notSent",
  NotLoaded: "notSent",
  NotOnSale: "notOnSale",
  SaleUnknown: "unknown",
  Broken: "unknown",
  SaleUnderWay: "processing",
  NotKept: "notKept",
  OutcomeUnknown: "confirm",
  BoughtAlready: "bought",
  PaymentUnderWay: "underWay",
  CartChanged: "changed",
  SessionLost: "sessionLost",
  NothingToPay: undefined,
  PriceOpen: undefined,
  NotFilled: "wrong"
} as const satisfies Readonly<Record<Failure["_tag"], string | undefined>>

export type Notice = (typeof noticeOf)[Failure["_tag"]] | "confirmTwice" | "gone"

/** After these notices another payment may be another charge. */
const chargesAgain: ReadonlyArray<Notice> = ["confirmTwice", "bought"]

/** After these notices the buyer types the security code again. */
const codeAgain: ReadonlyArray<Notice> = ["refused", "tooMany", "unknown", "processing"]

/**
 * Step 3: the card and the purchase. One payment at a time, and never a second one by itself
 * (TR-09).
 */
export const makePayment = (journey: Journey, checkout: CheckoutJourney) => {
  const form = makePaymentForm(journey, checkout.cart)
  const notice = signal<Notice>()
  /** The trips whose payment may have been charged. Undefined until the record was read. */
  const tried = signal<ReadonlyArray<TriedTrip>>()
  /** What the notice is about: the trip in doubt or on the list, or the seconds until another try. */
  const about = signal<{ readonly trip?: TriedTrip; readonly listed?: Listed; readonly wait?: number | undefined }>({})
  const bought = signal<Purchase>()
  const closed = signal<{ readonly trip: TriedTrip; readonly bought: boolean }>()
  /** The last cart that analytics heard of: each counts once, however often it is tried. */
  let announced: Cart | undefined
  const look = async () => {
    const found = await journey.checkout.run(({ wasTried }) => wasTried())
    tried.value = found.is === "done" ? found.value.open : undefined
  }

  const fail = (failure: Failure) => {
    const isGone = failure._tag === "PriceOpen" && checkout.price.verdict.peek().is === "gone"
    if (failure._tag === "SessionLost") journey.visit.end()
    const isTwice = failure._tag === "OutcomeUnknown" && failure.spent
    notice.value = isGone ? "gone" : isTwice ? "confirmTwice" : noticeOf[failure._tag]
    about.value = failure._tag === "OutcomeUnknown" ? { trip: failure.tried } : {}
    if (failure._tag === "BoughtAlready") about.value = { listed: failure }
    if (failure._tag === "SaleTooMany") about.value = { wait: failure.retryAfter }
    if (codeAgain.includes(notice.peek())) form.forgetCode()
    // Shows what another tab changed, or leads to where the buyer belongs.
    if (failure._tag === "CartChanged" || failure._tag === "NothingToPay") checkout.enter()
  }
  const foundPassengers = computed(() => checkout.here.value?.passengers)
  /** The payment as the page shows it. Undefined where the form cannot pay the cart. */
  const fill = () => {
    const [cart, search] = [checkout.cart.peek(), checkout.search.peek()]
    form.refit()
    const read = form.admit() ? form.read() : undefined
    if (!cart || !search || !read) return undefined
    const shown = { cart, search, producer: checkout.producer.given.peek() }
    const { channel } = journey
    // Undefined if a passenger no longer fits, as after a birthday.
    const travellers = travellersOf(shown, foundPassengers.peek(), { channel, today: journey.localToday() })
    const seen = travellers ? saleOf({ checkout: shown, travellers }, read.instalment) : ""
    return { cart, payment: { ...read, seen } }
  }
  /** Waits for price and session, announces the payment and sends it. */
  const attempt = async (agreed: Payment["agreed"]): Promise<Outcome<Purchase, Failure>> => {
    const { channel, switches, visit } = journey
    const [session, admitted, sells] = await Promise.all([visit.askSession(), checkout.price.admit(), switches.sells()])
    const signedIn = isLoggedIn(session)
    // Where registration is required, no payment goes without a login (ER-04).
    if (channel.registration === "required" && !signedIn) return { is: "failed", error: { _tag: "SessionLost" } }
    if (!admitted) return { is: "failed", error: { _tag: "PriceOpen" } }
    if (!sells) return { is: "failed", error: { _tag: "NotOnSale" } }
    if (!(await journey.checkout.load().catch(() => false))) return { is: "failed", error: { _tag: "NotLoaded" } }
    // Read only now: the price check may have brought the ids of a new quote.
    const filled = fill()
    if (!filled) return { is: "failed", error: { _tag: "NotFilled" } }
    const { cart } = filled
    const items = [{ id: shownId(payable(cart).id), name: payable(cart).name }]
    const info = { currency: channel.currency.code, value: totalOf(cart) / 100, items }
    if (announced !== cart) journey.track({ name: "add_payment_info", ...info })
    announced = cart
    const payment = { ...filled.payment, agreed, signedIn, today: journey.localToday() }
    return journey.checkout.run(({ payCart }) => payCart(payment))
  }
  /** A payment is never interrupted, so it ignores the signal. */
  const attemptAndLook = async (_: AbortSignal, agreed: Payment["agreed"]) => {
    const outcome = await attempt(agreed)
    await look()
    return outcome
  }
  const call = remote(attemptAndLook, {
    onDone: (purchase) => {
      form.clear()
      bought.value = purchase
    },
    onFailed: fail
  })
  const busy = computed(() => call.state.value.is === "loading" || bought.value !== undefined)

  const send = (agreed: Payment["agreed"]) => {
    if (busy.peek() || !checkout.cart.peek()) return
    notice.value = fill() ? undefined : "wrong"
    if (notice.peek() === undefined) call.start(agreed)
  }

  return {
    form,
    notice,
    tried,
    about,
    bought,
    closed,
    state: call.state,
    busy,
    /** Names the first passenger as holder, also after the page was left. Returns the end of it. */
    begin: () => {
      const ends = [
        foundPassengers.subscribe((found) => {
          if (found) form.name(readName(`${found.main.name} ${found.main.surname}`))
        }),
        checkout.cart.subscribe(form.refit)
      ]
      return () => {
        for (const end of ends) end()
      }
    },
    pay: () => send("none"),
    /** Pays on the buyer's word, after a try of unknown result or without a lasting record. */
    payAnyway: () => send(chargesAgain.includes(notice.peek()) ? "twice" : "again"),
    /** 'Ya me llegó el voucher' of one trip. */
    close: async (trip: TriedTrip) => {
      const input = { key: trip.key, today: journey.localToday() }
      const outcome = await journey.checkout.run(({ closeTrip }) => closeTrip(input))
      notice.value = outcome.is === "done" ? undefined : "underWay"
      if (outcome.is !== "done") return
      await look()
      closed.value = { trip, bought: outcome.value.bought }
    },
    dismiss: () => {
      notice.value = undefined
    },
    /** Looks for payments of unknown result. Runs whenever the page is shown. */
    enter: async () => {
      bought.value = undefined
      notice.value = undefined
      await look()
    }
  }
}

export type PaymentJourney = ReturnType<typeof makePayment>

/**
 * The payment page's step 3. The card lasts as long as the page is seen: leaving the page clears
 * it, also by the browser's back and forward (TR-14). Where registration is required, a buyer who is
 * logged out is led away once no payment is under way. The page of success announces the purchase.
 */
export const usePayment = (go: (path: string) => void) => {
  const journey = useJourney()
  const checkout = usePaymentStep()
  const payment = usePerPage((here) => makePayment(here, checkout), {
    enter: ({ begin, enter, form }) => {
      addEventListener("pagehide", form.clear)
      const end = begin()
      void enter()
      return () => {
        end()
        removeEventListener("pagehide", form.clear)
        form.clear()
      }
    },
    wake: ({ enter, form }) => {
      form.clear()
      checkout.enter()
      void enter()
    }
  })

  const free = !payment.busy.value && payment.notice.value === undefined
  useSessionEnd(checkout.enter, journey.channel.registration === "required" && free)
  const { value: bought } = payment.bought
  const show = useEffectEvent(async () => {
    const next = "/cotizarpagoexitoso"
    const kept = await journey.checkout.run(({ SavedCheckout }) => SavedCheckout.use(({ outlasts }) => outlasts))
    // Without storage, another document would not know the purchase.
    if (kept.is === "done" && !kept.value) return journey.prepare(next).then(() => go(next))
    journey.openDocument(next)
  })
  useEffect(() => {
    if (bought) void show()
  }, [bought])
  return { checkout, payment }
}
