import { computed } from "@preact/signals-react"
import { soldAs } from "../../core/analytics/analytics"
import { type Cart, payable } from "../../core/cart/cart"
import { saleOf, travellersOf } from "../../core/enroll/identity"
import type { Payment } from "../../core/enroll/payCart"
import { updatePaying } from "../../core/enroll/paying"
import {
  type Answer,
  isInDoubt,
  type PayingCommand,
  type PayingEvent,
  startPaying
} from "../../core/enroll/payingState"
import type { TriedTrip } from "../../core/enroll/Tries"
import { readName } from "../../core/person/name"
import { isLoggedIn } from "../../core/session/session"
import { useSessionEnd } from "../account/account"
import { drive } from "../drive"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { briefly, handedOf } from "./handed"
import { makePaymentForm } from "./paymentForm"
import { makeStep, type PurchaseStep } from "./step"

const success = "/cotizarpagoexitoso"

/** The answer if a check throws: nothing is sent, and the page is free again. */
const unchecked = { is: "checked", price: undefined, signedIn: true, sells: true, loaded: false } as const

/** Step 3: the card, and what obeys `paying.ts`, which says what COMPLETAR PAGO does. */
export const makePayment = (journey: Journey, go: (path: string) => void) => {
  const { channel, switches, visit } = journey
  const { load, run } = journey.checkout
  const step = makeStep(journey, "payment", (found) => {
    if (found.is === "elsewhere") return send({ is: "found", elsewhere: { to: found.path, why: found.why } })
    const { main } = found.passengers ?? {}
    if (main) form.name(readName(`${main.name} ${main.surname}`))
    form.refit()
    send({ is: "found" })
  })
  const form = makePaymentForm(journey, step.cart)
  /** The last cart that analytics heard of: each counts once, however often it is tried. */
  let announced: Cart | undefined

  const readTries = async () => {
    const found = await run(({ wasTried }) => wasTried())
    return found.is === "done" ? found.value.open : undefined
  }
  /** A price that stands may come with the ids of a new quote. */
  const askPrice = async (anew = false) => {
    const asked = await run(({ confirmPrice }) => confirmPrice(anew, step.cart.peek()))
    if (asked.is === "failed") return undefined
    if (asked.value.is === "same" && asked.value.cart) show(asked.value.cart)
    return asked.value
  }
  const show = (cart: Cart) => {
    step.cart.value = cart
    form.refit()
  }
  const check = async (): Promise<PayingEvent> => {
    const asked = [visit.askOwner(), askPrice(), switches.sells()] as const
    void run(({ prepareToPay }) => prepareToPay)
    const [session, price, sells] = await Promise.all(asked)
    const loaded = await load().then(Boolean, () => false)
    return { is: "checked", price, sells, loaded, signedIn: isLoggedIn(session) }
  }
  /** The payment as the page shows it. Undefined where the form cannot pay the cart. */
  const fill = () => {
    const [cart, search, read] = [step.cart.peek(), step.search.peek(), form.take()]
    if (!cart || !search || !read) return undefined
    const today = journey.localToday()
    const shown = { cart, search, producer: step.producer.given.peek() }
    // Undefined if a passenger no longer fits, as after a birthday.
    const travellers = travellersOf(shown, step.here.peek()?.passengers, { channel, today })
    const seen = travellers ? saleOf({ purchase: shown, travellers }, read.instalment) : ""
    return { cart, payment: { ...read, seen, today, signedIn: isLoggedIn(visit.session.peek()) } }
  }
  const announce = (cart: Cart) => {
    if (announced !== cart) journey.track({ name: "add_payment_info", ...soldAs(payable(cart)) })
    announced = cart
  }
  const pay = async (agreed: Payment["agreed"]): Promise<Answer> => {
    const filled = fill()
    if (!filled) return { _tag: "NotFilled" }
    announce(filled.cart)
    const outcome = await run(({ payCart }) => payCart({ ...filled.payment, agreed }))
    return outcome.is === "done" ? { _tag: "Sold" } : outcome.error
  }
  const close = async (trip: TriedTrip): Promise<PayingEvent> => {
    const outcome = await run(({ closeTrip }) => closeTrip({ key: trip.key, today: journey.localToday() }))
    const which = outcome.is === "done" && outcome.value.bought ? "this" : "other"
    const as = outcome.is === "failed" ? "no" : which
    return { is: "closed", as, trip, open: await readTries() }
  }
  /** Keeps from another person, who logged in during the sale, what its buyer still sees here. */
  const hideFromAnother = async () => {
    const found = await run(({ SavedReceipt }) => SavedReceipt.load)
    // Read first: if another person is logged in by now, asking erases the stored receipt.
    await briefly(visit.askOwner())
    if (!visit.another.peek() || found.is === "failed" || !found.value) return false
    handedOf(journey).receipt = found.value
    await run(({ SavedReceipt }) => SavedReceipt.drop)
    return true
  }
  const showPurchase = async () => {
    const isHidden = await hideFromAnother()
    const kept = await run(({ SavedPurchase }) => SavedPurchase.outlasts)
    if (!isHidden && (kept.is === "failed" || kept.value)) return journey.openDocument(success)
    // Without storage, another document would not know the purchase.
    await journey.prepare(success)
    go(success)
  }

  const obey = async (command: PayingCommand): Promise<unknown> => {
    switch (command.is) {
      case "find":
        return step.enter()
      case "look":
        return send({ is: "looked", open: await readTries() })
      case "askPrice":
        return send({ is: "priced", price: await askPrice(command.anew) })
      case "check":
        return send(await check().catch(() => unchecked))
      case "pay": {
        const answer = await pay(command.agreed).catch(() => ({ _tag: "Broken" }) as const)
        return send({ is: "answered", answer, open: await readTries() })
      }
      case "close":
        return send(await close(command.trip))
      case "acceptPrice": {
        const { now, quoted } = command.price
        await run(({ SavedPurchase }) => SavedPurchase.saveQuoted(quoted))
        return show(now)
      }
      case "endSession":
        return visit.end()
      case "forgetCode":
        return form.forgetCode()
      case "forgetCard":
        return form.clear()
      case "markCard":
        return form.markDeclined()
      case "showPurchase":
        return showPurchase()
      case "open":
        return journey.openDocument(command.path)
    }
  }
  const rules = { mustLogIn: channel.registration === "required" }
  const { send, state } = drive(updatePaying, { start: startPaying, rules: () => rules, obey })

  const priced: PurchaseStep = {
    ...step,
    price: {
      verdict: computed(() => state.value.price),
      shown: computed(
        () => state.value.now.is === "asks" && ["price", "unconfirmed"].includes(state.value.now.question.about)
      ),
      show: () => send({ is: "reviewed" }),
      hide: () => send({ is: "dismissed" }),
      accept: () => send({ is: "agreed" })
    }
  }
  return {
    step: priced,
    form,
    state,
    send,
    /** The number that is typed was declined, and nothing was charged (TR-13). */
    declined: computed(() => form.declined.value && !isInDoubt(state.value)),
    /** COMPLETAR PAGO. Only a free page shows what is wrong. */
    pay: () => {
      if (state.peek().now.is === "typing") send({ is: "pressed", complete: form.take() !== undefined })
    }
  }
}

export type PaymentJourney = ReturnType<typeof makePayment>

/**
 * The card lasts as long as the page is seen: leaving the page clears it, also by the browser's back
 * and forward (TR-14). The page of success announces the purchase.
 */
export const usePayment = (go: (path: string) => void): PaymentJourney => {
  const payment = usePerPage((journey) => makePayment(journey, go), {
    enter: ({ step, form, send }) => {
      addEventListener("pagehide", form.clear)
      const unfollow = step.follow()
      send({ is: "entered" })
      return () => {
        unfollow()
        step.cancel()
        removeEventListener("pagehide", form.clear)
        form.clear()
      }
    },
    wake: ({ form, send }) => {
      form.clear()
      send({ is: "entered" })
    }
  })
  useSessionEnd(() => payment.send({ is: "sessionEnded" }))
  return payment
}
