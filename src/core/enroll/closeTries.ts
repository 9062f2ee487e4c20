import { Effect } from "effect"
import { loadCheckout } from "../cart/loadCheckout"
import { SavedCheckout } from "../cart/SavedCheckout"
import { travellersOf } from "../cart/travellersOf"
import { CurrentChannel } from "../channel/CurrentChannel"
import { SavedPassengers } from "../passengers/SavedPassengers"
import type { Day } from "../trip/calendar"
import { Attempts } from "./Attempts"
import { identityOf } from "./identity"
import { PaymentUnderWay } from "./payCart"
import { tryFor } from "./tryFor"

const close = Effect.fn("closeTries.close")(function* (today: Day) {
  const attempts = yield* Attempts
  const channel = yield* CurrentChannel
  const savedCheckout = yield* SavedCheckout
  const savedPassengers = yield* SavedPassengers
  const checkout = yield* loadCheckout()
  const travellers = checkout && travellersOf(checkout, yield* savedPassengers.load, { channel, today })
  const same = travellers && (yield* tryFor(identityOf({ checkout, travellers }), yield* attempts.load))
  yield* attempts.save([])
  if (!same) return { bought: false }
  yield* savedCheckout.clear
  yield* savedPassengers.clear
  return { bought: true }
})

/**
 * The buyer confirms that a voucher arrived, so every open attempt is closed. `bought`: the cart
 * was one of them, and cart and passengers are erased. Otherwise the cart stays and can be paid at
 * once.
 */
export const closeTries = Effect.fn("closeTries")(function* (today: Day) {
  const attempts = yield* Attempts
  return yield* Effect.acquireUseRelease(
    attempts.claim,
    (release) => (release ? close(today) : Effect.fail(new PaymentUnderWay())),
    (release) => Effect.sync(() => release?.())
  )
})
