import type { payment } from "../../copy/payment"
import { type Cart, payable, totalOf } from "../../core/cart/cart"
import type { Channel } from "../../core/channel/channel"
import { type CardDraft, cardTypeOf, cardTypes, lastDigits } from "../../core/enroll/card"
import type { PassengersDraft } from "../../core/passengers/passenger"
import { showInstalment } from "../../core/quote/money"
import type { Instalment } from "../../core/quote/plan"
import type { Notice } from "../../journey/checkout/payment"
import { showPrice } from "./presentCart"

type Words = typeof payment

const presentInstalment = ({ amount, count }: Instalment, total: number, words: Words, channel: Channel) => {
  const { cents, whole } = showInstalment(amount)
  const each = words.instalments.each(count, `${channel.currency.symbol} ${whole}${cents}`)
  const sum = count * amount
  return sum - total > count ? words.instalments.financed(each, showPrice(sum, channel)) : each
}

/**
 * Why there is nothing to choose. Another card does not help if the plan itself has no instalments.
 */
const whyNone = (offered: ReadonlyArray<Instalment>, all: ReadonlyArray<Instalment>, type: string) => {
  if (offered.length > 0) return undefined
  if (all.length === 0) return "noneAtAll"
  return type === "" ? "withoutType" : "none"
}

/** The list of instalments. Names the total where it is more than the price (PY-12, OU-15). */
export const presentInstalments = (
  offered: ReadonlyArray<Instalment>,
  { cart, channel, type, words }: { cart: Cart; channel: Channel; type: string; words: Words }
) => ({
  options: offered.map((one) => ({
    value: String(one.id),
    label: presentInstalment(one, totalOf(cart), words, channel)
  })),
  placeholder: words.instalments[whyNone(offered, payable(cart).instalments, type) ?? "placeholder"]
})

export const presentTypes = () => cardTypes.map(({ id, name }) => ({ value: String(id), label: name }))

/** The network on the picture of the card: by the type, or by the number of a debit card. */
export const networkOf = ({ mode, number, type }: CardDraft): string | undefined => {
  const found = mode === "debit" ? cardTypeOf(number) : type
  return cardTypes.find(({ id }) => String(id) === found)?.name
}

/**
 * How the total is charged, beside the payment button: the instalments, once chosen, and the card,
 * once its number is complete (OU-15).
 */
export const presentCharge = (
  typed: CardDraft,
  chosen: Instalment | undefined,
  { channel, total, words }: { channel: Channel; total: number; words: Words }
): ReadonlyArray<string> => {
  const { charge, modes } = words
  const way = typed.mode === "debit" ? modes.debit : chosen && presentInstalment(chosen, total, words, channel)
  const [network, end] = [networkOf(typed), lastDigits(typed)]
  const card = network !== undefined && end !== undefined ? charge(network, end) : undefined
  return [way, card].filter((line) => line !== undefined)
}

export const presentTravellers = ({ main, others }: PassengersDraft, { trip: words }: Words) => ({
  title: words.title,
  rows: [
    ...[main, ...others].map(({ birth, document, name, surname }, index) => ({
      label: words.passenger(index + 1),
      value: `${name.trim()} ${surname.trim()}`,
      detail: words.identity(document, birth)
    })),
    { label: words.voucherTo, value: main.email.trim() }
  ]
})

/**
 * The text of a payment's modal, and whether it names the phones; undefined without a notice
 * (PY-17, TR-12).
 */
export const presentNotice = (notice: Notice, pending: boolean, words: Words) => {
  const { changed, confirm, confirmTwice, failed, gone, notOnSale, sessionLost, underWay, wrong } = words
  const error = (why: string, phones: boolean) => ({ title: failed.title, lines: [failed.text, why], phones })
  const plain = ({ text, title }: { title: string; text: string }) => ({ title, lines: [text], phones: false })
  if (notice === undefined) return undefined
  const isError = notice === "refused" || notice === "notSent" || notice === "unknown"
  // Whatever the result of this try, the one before may have been charged.
  if (isError && (pending || notice === "unknown")) return error(failed.unknown, true)
  if (isError) return error(failed[notice], false)
  if (notice === "confirm" || notice === "confirmTwice")
    return { ...plain(notice === "confirm" ? confirm : confirmTwice), phones: true }
  if (notice === "notOnSale") return { ...plain(notOnSale), phones: true }
  return plain({ changed, gone, sessionLost, underWay, wrong }[notice])
}
