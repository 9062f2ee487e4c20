import { signal } from "@preact/signals-react"
import { isSamePurchase } from "../../core/cart/cart"
import { orThrow } from "../../core/useCases/runtime"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import { makePrice } from "./price"
import { makeStep, stepLife } from "./step"

type Step = ReturnType<typeof makeStep>

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
  const unread = signal(false)
  let keep: (() => Promise<unknown>) | undefined
  const call = remote(
    async (signal: AbortSignal, code: string) => {
      await keep?.()
      const shown = cart.value && search.value && { cart: cart.value, search: search.value }
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
  const isBusy = () => call.state.value.is === "loading"
  const type = (text: string) => {
    if (isBusy()) return
    typed.value = text
    call.clear()
  }
  const apply = () => {
    if (!isBusy()) call.start(typed.value)
  }

  return {
    typed,
    unread,
    state: call.state,
    /** A modal says why the coupon failed, or the page enters anew. */
    isTold: () => {
      const { value: state } = call.state
      return unread.value || (state.is === "failed" && state.error._tag === "CartGone")
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
  const step = makeStep(journey, "passengers", ({ is }) => {
    if (is === "here") price.ask()
  })
  const { cart, search } = step
  const price = makePrice(journey, cart)
  /** What became of the purchase on the page: another tab may have changed or ended it, or its day. */
  const standing = async () => {
    const found = orThrow(await journey.checkout.run(({ findPurchase }) => findPurchase()))
    if (found.is !== "here") return "gone"
    const isShown =
      cart.value && search.value && isSamePurchase(found.purchase, { cart: cart.value, search: search.value })
    return isShown ? "here" : "changed"
  }
  /** Enters anew: the page shows what another tab chose and says so, or leads away. */
  const lookAnew = (changed: boolean) => {
    step.changed.value = changed
    step.enter()
  }
  const stands = async () => {
    const found = await standing()
    if (found !== "here") lookAnew(found === "changed")
    return found === "here"
  }
  return { ...step, price, standing, lookAnew, coupon: makeCoupon(journey, step, price, stands) }
}

export type Step2 = ReturnType<typeof makeStep2>

export const useStep2 = (): Step2 => usePerPage(makeStep2, stepLife)
