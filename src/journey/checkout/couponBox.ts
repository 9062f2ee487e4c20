import { signal } from "@preact/signals-react"
import { type Checkout, cartKeyOf, wordsOf } from "../../core/cart/cart"
import { readCoupon } from "../../core/cart/coupon"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import { orThrow } from "../runtime"
import { checkoutLife, makeCheckout } from "./checkout"
import { makePrice } from "./price"

type Step = ReturnType<typeof makeCheckout>

/**
 * Whether the stored purchase is the one on the page. Otherwise another tab changed or ended it, or
 * its day is over.
 */
const makeStanding =
  ({ checkout: { run } }: Journey, { cart, search }: Step) =>
  async () => {
    const isShown = (stored: Checkout) => {
      const [seen, trip] = [cart.peek(), search.peek()]
      if (!seen || !trip || wordsOf(stored.cart) !== wordsOf(seen)) return false
      return cartKeyOf(stored) === cartKeyOf({ cart: seen, search: trip })
    }
    const found = orThrow(await run(({ findCheckout }) => findCheckout()))
    if (found.is !== "here") return "gone"
    return isShown(found.checkout) ? "here" : "changed"
  }

/**
 * The coupon of a cart, checked one at a time. A refused coupon leaves the cart as it is (CU-01 to
 * CU-04).
 */
const makeCoupon = (
  { checkout }: Journey,
  { cart, search }: Step,
  price: ReturnType<typeof makePrice>,
  stands: () => Promise<boolean>
) => {
  const typed = signal("")
  const problem = signal<"blank" | "card">()
  const unread = signal(false)
  let keep: (() => Promise<unknown>) | undefined
  const call = remote(
    async (signal: AbortSignal, code: string) => {
      await keep?.()
      const [plan, trip] = [cart.peek(), search.peek()]
      const shown = plan && trip && { cart: plan, search: trip }
      return checkout.run(({ applyCoupon }) => applyCoupon(code, shown), signal)
    },
    {
      onDone: (applied) => {
        price.take(applied)
        price.show()
        typed.value = ""
      },
      onFailed: (failure) => {
        if (failure._tag === "CartGone") return void stands()
        if (failure._tag !== "CouponRefused") return
        unread.value = true
        if (failure.moved) price.ask(true)
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
    /** A modal says why the coupon failed, or the page enters anew. */
    isTold: () => {
      const state = call.state.peek()
      return unread.peek() || (state.is === "failed" && state.error._tag === "CartGone")
    },
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
      if (!(await stands())) return
      const removed = await checkout.run(({ removeCoupon }) => removeCoupon())
      if (removed.is === "done" && removed.value) cart.value = removed.value
      call.clear()
    }
  }
}

/** Step 2. Its cart alone takes a coupon (PA-11), so the payment loads none of it. */
export const makeStep2 = (journey: Journey) => {
  const checkout = makeCheckout(journey, "passengers", ({ is }) => {
    if (is === "here") price.ask()
  })
  const price = makePrice(journey, checkout.cart)
  const standing = makeStanding(journey, checkout)
  /** Enters anew: the page shows what another tab chose and says so, or leads away. */
  const lookAnew = (changed: boolean) => {
    checkout.changed.value = changed
    checkout.enter()
  }
  const stands = async () => {
    const found = await standing()
    if (found !== "here") lookAnew(found === "changed")
    return found === "here"
  }
  return { ...checkout, price, standing, lookAnew, coupon: makeCoupon(journey, checkout, price, stands) }
}

export type Step2 = ReturnType<typeof makeStep2>

export const useStep2 = (): Step2 => usePerPage(makeStep2, checkoutLife)
