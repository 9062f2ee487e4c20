import type { resume } from "../../copy/resume"
import { titleOf, totalOf } from "../../core/cart/cart"
import type { Channel } from "../../core/channel/channel"
import { showDay } from "../../core/trip/calendar"
import type { Resumable } from "../../journey/checkout/resuming"
import { showPrice } from "../checkout/presentCart"

export const presentResume = (
  { checkout: { cart, search }, inDoubt, way }: Resumable,
  { channel, words }: { readonly channel: Channel; readonly words: typeof resume }
) => {
  const { destination, end, start } = search.trip
  return {
    label: words.label,
    plan: titleOf(cart),
    price: showPrice(totalOf(cart), channel),
    note: inDoubt ? words.inDoubt : words.note(destination, showDay(start), showDay(end)),
    dismissLabel: words.dismiss,
    way: { label: way === "/login" ? words.login : words.go, href: way }
  }
}
