import { Effect } from "effect"
import { forgetPurchase, loadCheckout } from "../cart/loadCheckout"
import { travellersOf } from "../cart/travellersOf"
import { CurrentChannel } from "../channel/CurrentChannel"
import { SavedPassengers } from "../passengers/SavedPassengers"
import type { Day } from "../trip/calendar"
import { alone, Tries } from "./Tries"
import { wasTried } from "./triedTrip"

const close = Effect.fn("closeTrip.close")(function* ({ key, today }: { readonly key: string; readonly today: Day }) {
  const tries = yield* Tries
  const channel = yield* CurrentChannel
  const savedPassengers = yield* SavedPassengers
  const checkout = yield* loadCheckout()
  const travellers = checkout && travellersOf(checkout, yield* savedPassengers.load, { channel, today })
  const { open, same } = yield* wasTried(travellers && { checkout, travellers })
  yield* tries.save(open.filter((one) => one.key !== key))
  const bought = same?.key === key
  if (bought) yield* forgetPurchase()
  return { bought }
})

/**
 * 'Ya me llegó el voucher' of one trip, by its key: its record goes, the others stay. `bought`: the
 * cart was for this trip, and cart and passengers are erased.
 */
export const closeTrip = (input: { readonly key: string; readonly today: Day }) => alone(close(input))
