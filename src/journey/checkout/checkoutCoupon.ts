import { type Signal, signal } from "@preact/signals-react"
import type { Cart } from "../../core/cart/cart"
import { readCoupon } from "../../core/cart/coupon"
import { remote, settled } from "../engine/remote"
import type { JourneyWorld } from "../journey"

const noop = () => undefined

/** The coupon of a cart: asked about one at a time, applied or refused; a refusal leaves the cart as it is (CU-01 to CU-04). */
export const makeCoupon = ({ checkout }: Pick<JourneyWorld, "checkout">, cart: Signal<Cart | undefined>) => {
  const typed = signal("")
  /** Nothing was typed: nothing was asked. */
  const blank = signal(false)
  /** The refusal has not been read yet. */
  const unread = signal(false)
  const call = remote(
    async () => (await checkout()).applyCoupon,
    (applied) => {
      cart.value = applied
      typed.value = ""
    }
  )
  call.state.subscribe((state) => {
    if (state.is === "failed") unread.value = state.error._tag === "CouponRefused"
  })
  const isBusy = () => call.state.peek().is === "loading"

  return {
    typed,
    blank,
    unread,
    state: call.state,
    type: (text: string) => {
      if (isBusy()) return
      typed.value = text
      blank.value = false
      call.clear()
    },
    apply: () => {
      if (isBusy()) return
      blank.value = readCoupon(typed.peek()).is === "blank"
      if (blank.peek()) return call.clear()
      call.start(typed.peek())
    },
    cancel: call.cancel,
    dismiss: () => {
      unread.value = false
    },
    remove: async () => {
      const removed = await checkout().then(({ removeCoupon }) => settled(removeCoupon, undefined), noop)
      if (removed?.is === "done" && removed.value) cart.value = removed.value
      call.clear()
    }
  }
}
