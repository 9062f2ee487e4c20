import { type Signal, signal } from "@preact/signals-react"
import type { Cart, Shown } from "../../core/cart/cart"
import type { PriceVerdict } from "../../core/cart/confirmPrice"
import { orThrow } from "../../core/useCases/runtime"
import type { Journey, JourneyWorld } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote, settled } from "../remote"
import { makeStep, stepLife } from "./step"

/**
 * Step 2 checks that the cart is still the same plan at the same price. Going on waits for the answer
 * and, if one changed, for the buyer's consent (OU-15).
 */
const makePrice = ({ checkout }: Pick<JourneyWorld, "checkout">, cart: Signal<Cart | undefined>) => {
  const verdict = signal<PriceVerdict>({ is: "same" })
  const shown = signal(false)
  const show = () => {
    shown.value = verdict.value.is === "changed"
  }
  const take = (found: PriceVerdict) => {
    verdict.value = found
    if (found.is === "same" && found.cart) cart.value = found.cart
  }
  const asking = remote(
    (signal, anew: boolean) => checkout.run(({ confirmPrice }) => confirmPrice(anew, cart.value), signal),
    {
      onDone: (found, anew) => {
        take(found)
        // Asked on behalf of a coupon, its own dialog comes first.
        if (!anew) show()
      }
    }
  )
  return {
    verdict,
    shown,
    ask: (anew = false) => asking.start(anew),
    take,
    show,
    hide: () => {
      shown.value = false
    },
    accept: async () => {
      const found = verdict.value
      shown.value = false
      if (found.is !== "changed") return
      orThrow(await checkout.run(({ SavedPurchase }) => SavedPurchase.saveQuoted(found.quoted)))
      take({ is: "same", cart: found.now })
    },
    /**
     * True if the price stands; asks the provider again if it is too old. Otherwise opens the
     * dialog. A price that could not be asked stops the payment alone.
     */
    admit: async () => {
      await settled(asking)
      if (verdict.value.is === "same" || verdict.value.is === "unconfirmed") asking.start(false)
      await settled(asking)
      show()
      return verdict.value.is !== "changed" && verdict.value.is !== "gone"
    }
  }
}

/** One coupon at a time. A refused one leaves the cart as it is (CU-01 to CU-04). */
const makeCoupon = (
  { checkout }: Journey,
  cart: Signal<Cart | undefined>,
  price: ReturnType<typeof makePrice>,
  { shown, stands }: { readonly shown: () => Shown | undefined; readonly stands: () => Promise<boolean> }
) => {
  const typed = signal("")
  const unread = signal(false)
  let keep: (() => Promise<unknown>) | undefined
  const call = remote(
    async (signal: AbortSignal, code: string) => {
      await keep?.()
      return checkout.run(({ applyCoupon }) => applyCoupon(code, shown()), signal)
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
    /** A modal or the field says what is wrong with the coupon, or the page enters anew. */
    isTold: () => {
      const { value: state } = call.state
      return state.is === "failed" && state.error._tag !== "CouponUnknown" && state.error._tag !== "Broken"
    },
    type,
    apply,
    /** Applies a code that was typed and not yet asked about. */
    applyTyped: () => {
      if (typed.value.trim() !== "" && call.state.value.is === "idle") apply()
    },
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
  const shown = () => cart.value && search.value && { cart: cart.value, search: search.value }
  /** What became of the purchase on the page. */
  const check = async () => orThrow(await journey.checkout.run(({ checkShown }) => checkShown(shown())))
  /** Enters anew: the page shows what another tab chose and says so, or leads away. */
  const lookAnew = (changed: boolean) => {
    step.changed.value = changed
    step.enter()
  }
  const stands = async () => {
    const found = await check()
    if (found !== "here") lookAnew(found === "changed")
    return found === "here"
  }
  return { ...step, price, check, lookAnew, coupon: makeCoupon(journey, cart, price, { shown, stands }) }
}

export type Step2 = ReturnType<typeof makeStep2>

export const useStep2 = (): Step2 => usePerPage(makeStep2, stepLife)
