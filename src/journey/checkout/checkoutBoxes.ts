import { type Signal, signal } from "@preact/signals-react"
import type { Cart, Producer } from "../../core/cart/cart"
import type { PriceVerdict } from "../../core/cart/confirmPrice"
import { readCoupon } from "../../core/cart/coupon"
import { holdsCardNumber, withoutMarks } from "../../core/person/typed"
import type { JourneyWorld } from "../journey"
import { remote } from "../remote"

/** The price check of the same cart, which asks the buyer where a coupon finds out that it moved. */
interface Price {
  readonly take: (found: PriceVerdict) => void
  readonly ask: (anew: true) => void
  readonly show: () => void
}

/**
 * The coupon of a cart, checked one at a time. A refused coupon leaves the cart as it is (CU-01 to
 * CU-04).
 */
export const makeCoupon = (
  { checkout }: Pick<JourneyWorld, "checkout">,
  cart: Signal<Cart | undefined>,
  price: Price
) => {
  const typed = signal("")
  const problem = signal<"blank" | "card">()
  const unread = signal(false)
  let keep: (() => Promise<unknown>) | undefined
  const call = remote(
    async (signal: AbortSignal, code: string) => {
      await keep?.()
      return checkout.run(({ applyCoupon }) => applyCoupon(code), signal)
    },
    {
      onDone: (applied) => {
        price.take(applied)
        price.show()
        typed.value = ""
      },
      onFailed: (failure) => {
        unread.value = failure._tag === "CouponRefused"
        if (failure._tag === "CouponRefused" && failure.moved) price.ask(true)
      }
    }
  )
  const isBusy = () => call.state.peek().is === "loading"
  const type = (text: string) => {
    if (isBusy()) return
    typed.value = text
    problem.value = undefined
    call.clear()
  }
  const apply = () => {
    if (isBusy()) return
    const { is } = readCoupon(typed.peek())
    problem.value = is === "blank" || is === "card" ? is : undefined
    if (problem.peek()) return call.clear()
    call.start(typed.peek())
  }

  return {
    typed,
    problem,
    unread,
    state: call.state,
    type,
    apply,
    /** Runs `flush` before each coupon goes: its quote may need a contact typed just now. */
    keepFirst: (flush: () => Promise<unknown>) => {
      keep = flush
    },
    cancel: call.cancel,
    /** Types a code and applies it: the cart's `lostCoupon`. */
    applyAgain: (code: string) => {
      type(code)
      apply()
    },
    dismiss: () => {
      unread.value = false
      price.show()
    },
    remove: async () => {
      const removed = await checkout.run(({ removeCoupon }) => removeCoupon())
      if (removed.is === "done" && removed.value) cart.value = removed.value
      call.clear()
    }
  }
}

/**
 * Whether a producer sold the purchase, and their code, where the channel asks (PR-01 to PR-04).
 * Each change saves it with the search; a card number is saved as no code (VA-08).
 */
export const makeProducer = ({ channel, checkout }: Pick<JourneyWorld, "channel" | "checkout">) => {
  const asked = channel.producer !== undefined
  const given = signal<Producer>({ sold: channel.producer?.soldByDefault ?? false, code: "" })
  const problem = signal<"required" | "card">()
  const unread = signal(false)
  const refusals = signal(0)
  let saving = Promise.resolve<unknown>(undefined)

  const judge = () => {
    const { code, sold } = given.peek()
    if (!asked || !sold) return undefined
    if (withoutMarks(code).trim() === "") return "required"
    return holdsCardNumber(code) ? "card" : undefined
  }
  const keep = () => {
    const { code, sold } = given.peek()
    const kept = sold && !holdsCardNumber(code) ? withoutMarks(code).trim() : ""
    saving = checkout.run(({ SavedCheckout }) =>
      SavedCheckout.use(({ saveProducer }) => saveProducer({ sold, code: kept }))
    )
  }
  return {
    given,
    problem,
    unread,
    /** How often `admit` met a card number: with no dialog, the page moves the focus to it. */
    refusals,
    take: (kept: Producer) => {
      given.value = kept
    },
    type: (change: Partial<Producer>) => {
      given.value = { ...given.peek(), ...change }
      if (judge() !== "required") problem.value = judge()
      keep()
    },
    admit: () => {
      problem.value = judge()
      unread.value = problem.peek() === "required"
      if (problem.peek() === "card") refusals.value += 1
      return problem.peek() === undefined
    },
    dismiss: () => {
      unread.value = false
    },
    kept: () => saving
  }
}
