import type { payment } from "../../copy/payment"
import { type Cart, payable, totalOf } from "../../core/cart/cart"
import type { Channel } from "../../core/channel/channel"
import { type CardDraft, cardTypeOf, cardTypes, lastDigits } from "../../core/enroll/card"
import type { Listed } from "../../core/enroll/payCart"
import type { TriedTrip } from "../../core/enroll/Tries"
import type { PassengersDraft } from "../../core/passengers/passenger"
import { readName } from "../../core/person/name"
import { readEmail } from "../../core/person/reach"
import { showInstalment } from "../../core/quote/money"
import { financedTotal, type Instalment } from "../../core/quote/plan"
import { showDay } from "../../core/trip/calendar"
import type { Notice } from "../../journey/checkout/payment"
import { showPrice } from "./presentCart"

type Words = typeof payment

const presentInstalment = (way: Instalment, total: number, words: Words, channel: Channel) => {
  const { cents, whole } = showInstalment(way.amount)
  const amount = `${channel.currency.symbol} ${whole}${cents}`
  const financed = financedTotal({ amount: total, currency: channel.currency.code }, way)
  return words.instalments.each(way.count, amount, financed === undefined ? financed : showPrice(financed, channel))
}

/**
 * Why there is nothing to choose. Another card does not help if the plan itself has no instalments.
 */
const whyNone = (offered: ReadonlyArray<Instalment>, all: ReadonlyArray<Instalment>, type: string) => {
  if (offered.length > 0) return undefined
  if (all.length === 0) return "noneAtAll"
  return type === "" ? "withoutType" : "none"
}

/** The list of instalments. Names their total where it is not the price (PY-12, OU-15). */
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
      value: readName(`${name} ${surname}`),
      detail: words.identity(document, birth)
    })),
    { label: words.voucherTo, value: readEmail(main.email) }
  ]
})

/** The plan and the days that name a trip to the buyer. */
export const presentTrip = ({ end, plan, start }: Pick<TriedTrip, "end" | "plan" | "start">, { tripName }: Words) =>
  tripName(plan, showDay(start), showDay(end))

interface Told {
  readonly tried: ReadonlyArray<TriedTrip> | undefined
  readonly trip?: TriedTrip
  readonly listed?: Listed
  /** In seconds. */
  readonly wait?: number | undefined
}

/**
 * The text of a payment's modal, and whether it names the phones; undefined without a notice
 * (PY-17, TR-12). It says that nothing was charged only if no record is open; a record that could
 * not be read counts as open (TR-13).
 */
export const presentNotice = (
  notice: Notice,
  { tried, trip, listed = { order: "", plan: "" }, wait }: Told,
  words: Words
) => {
  const { bought, changed, confirm, confirmTwice, failed, gone, sessionLost, ...others } = words
  const inDoubt = tried?.length !== 0
  const name = trip ? presentTrip(trip, words) : ""
  const error = (why: string, phones: boolean) => ({ title: failed.title, lines: [failed.text, why], phones })
  const plain = (title: string, text: string, phones = false) => ({ title, lines: [text], phones })
  switch (notice) {
    case undefined:
      return undefined
    case "unknown":
      return error(failed.unknown, true)
    case "refused":
    case "notSent":
      return inDoubt ? error(failed.unknown, true) : error(failed[notice], false)
    case "tooMany": {
      const when = failed.when(wait === undefined ? undefined : Math.max(1, Math.ceil(wait / 60)))
      return error(`${inDoubt ? failed.inDoubt : failed.free} ${when}`, inDoubt)
    }
    case "confirm":
      return plain(confirm.title, confirm.text(name), true)
    case "confirmTwice":
      return plain(confirmTwice.title, confirmTwice.text(name), true)
    case "bought":
      return plain(bought.title, bought.text(listed))
    case "changed":
    case "gone":
    case "sessionLost": {
      const { inDoubt: doubt, text, title } = { changed, gone, sessionLost }[notice]
      return plain(title, inDoubt ? doubt : text, inDoubt)
    }
    case "notKept":
    case "notOnSale":
    case "processing":
      return plain(others[notice].title, others[notice].text, true)
    default:
      return plain(others[notice].title, others[notice].text)
  }
}
