import type { LinkTo } from "../../components/Button/Button"
import type { payment } from "../../copy/payment"
import { type Cart, payable, totalOf } from "../../core/cart/cart"
import type { Channel } from "../../core/channel/channel"
import { type CardDraft, cardTypeOf, cardTypes, lastDigits } from "../../core/enroll/card"
import { isInDoubt, type Notice, type Paying, type PayingEvent, type Question } from "../../core/enroll/payingState"
import type { TriedTrip } from "../../core/enroll/Tries"
import type { PassengersDraft } from "../../core/passengers/passenger"
import { pointDocument } from "../../core/person/document"
import { readName } from "../../core/person/name"
import { readEmail } from "../../core/person/reach"
import { financedTotal, type Instalment } from "../../core/quote/plan"
import { showDay } from "../../core/trip/calendar"
import { showInInstalments, showPrice } from "./presentCart"

type Words = typeof payment

const presentInstalment = (way: Instalment, total: number, words: Words, channel: Channel) => {
  const financed = financedTotal({ amount: total, currency: channel.currency.code }, way)
  const whole = financed === undefined ? undefined : showPrice(financed, channel)
  return words.instalments.each(way.count, showInInstalments(way, channel), whole)
}

/** Why there is nothing to choose. Another card cannot help a plan without instalments. */
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
 * How the total is charged, above the payment button and while it is paid: the instalments, once
 * chosen, and the card, once its number is complete (OU-15).
 */
export const presentCharge = (
  typed: CardDraft,
  chosen: Instalment | undefined,
  { channel, total, words }: { channel: Channel; total: number; words: Words }
) => {
  const { charge, modes } = words
  const way = typed.mode === "debit" ? modes.debit : chosen && presentInstalment(chosen, total, words, channel)
  const [network, end] = [networkOf(typed), lastDigits(typed)]
  const card = network !== undefined && end !== undefined ? { network, text: charge(network, end) } : undefined
  return { way, card }
}

/** The total and how it is charged, above the payment button; a card that was declined charges nothing. */
export const presentSum = (
  typed: CardDraft,
  chosen: Instalment | undefined,
  by: { channel: Channel; declined: boolean; total: number; words: Words }
) => {
  const sum = { label: by.words.total, price: showPrice(by.total, by.channel) }
  const charge = presentCharge(typed, chosen, by)
  return { ...sum, ...charge, ...(by.declined && { card: undefined, missing: by.words.otherMissing }) }
}

/** Who travels, each with the document as the card in the hand shows it, and whose e-mail gets the voucher. */
export const presentTravellers = (
  { main, others }: PassengersDraft,
  { change, channel, words: { trip } }: { channel: Channel; change: Omit<LinkTo, "label">; words: Words }
) => ({
  title: trip.title,
  rows: [main, ...others].map(({ document, name, surname }) => ({
    label: readName(`${name} ${surname}`),
    value: trip.identity(pointDocument(document, channel.document))
  })),
  to: { label: trip.voucherTo, value: readEmail(main.email), change: { label: trip.change, ...change } }
})

/** The plan and the days that name a trip to the buyer. */
export const presentTrip = ({ end, plan, start }: Pick<TriedTrip, "end" | "plan" | "start">, { tripName }: Words) =>
  tripName(plan, showDay(start), showDay(end))

/** A button of a payment's modal, and what it sends. */
interface Way {
  readonly label: string
  readonly sends: PayingEvent
}

interface Told {
  readonly title: string
  readonly lines: ReadonlyArray<string>
  /** Names the phones, too. */
  readonly phones: boolean
  /** The last one is the way on. Without any, one button closes. */
  readonly ways: ReadonlyArray<Way>
}

const plain = (
  { text, title }: { readonly title: string; readonly text: string },
  phones = false,
  ...ways: ReadonlyArray<Way>
): Told => ({ title, lines: [text], phones, ways })

const agreed = { is: "agreed" } as const
const followed = { is: "followed" } as const

const presentSaid = (notice: Notice, wait: number | undefined, inDoubt: boolean, words: Words): Told => {
  const { failed } = words
  const error = (why: string, phones: boolean) => ({ title: failed.title, lines: [failed.text, why], phones, ways: [] })
  const either = ({ inDoubt: doubt, text, title }: Words["changed"], ...ways: ReadonlyArray<Way>) =>
    plain({ title, text: inDoubt ? doubt : text }, inDoubt, ...ways)
  switch (notice) {
    case "unknown":
      return error(failed.unknown, true)
    case "declined":
    case "refused":
      return inDoubt ? error(failed.unknown, true) : error(failed.refused, false)
    case "notSent":
      return inDoubt ? error(failed.unknown, true) : error(failed.notSent, false)
    case "tooMany": {
      const when = failed.when(wait === undefined ? undefined : Math.max(1, Math.ceil(wait / 60)))
      return error(`${inDoubt ? failed.inDoubt : failed.free} ${when}`, inDoubt)
    }
    case "changed":
      return either(words.changed)
    case "gone":
      return either(words.gone, { label: words.gone.plans, sends: followed })
    case "sessionLost":
      return either(words.sessionLost, { label: words.sessionLost.login, sends: followed })
    case "notOnSale":
    case "processing":
      return plain(words[notice], true)
    default:
      return plain(words[notice])
  }
}

const presentAsked = (question: Question, words: Words): Told | undefined => {
  switch (question.about) {
    case "again":
    case "twice": {
      const { pay, text, title } = question.about === "twice" ? words.confirmTwice : words.confirm
      const received = { label: words.received, sends: { is: "received", trip: question.trip } } as const
      const told = { title, text: text(presentTrip(question.trip, words)) }
      return plain(told, true, received, { label: pay, sends: agreed })
    }
    case "bought": {
      const { pay, see, text, title, where } = words.bought
      const { here = false, order, plan } = question.listed
      const told = { title, text: text(where(here), order, plan) }
      return plain(told, false, { label: pay, sends: agreed }, { label: see(here), sends: followed })
    }
    case "unkept":
      return plain(words.notKept, true, { label: words.notKept.pay, sends: agreed })
    default:
      return undefined
  }
}

/** The modal of the payment, except that of the price, which step 2 shows too (PY-17, TR-12). */
export const presentModal = (state: Paying, words: Words): Told | undefined => {
  const { now } = state
  if (now.is === "says") return presentSaid(now.notice, now.wait, isInDoubt(state), words)
  return now.is === "asks" ? presentAsked(now.question, words) : undefined
}

/**
 * What stays on the page of a modal that was closed, until the next press (TR-07). Undefined where a
 * field, a change or a payment in doubt says it on the page itself.
 */
export const presentAfter = (state: Paying, words: Words): string | undefined => {
  const { now } = state
  if (now.is !== "typing" || now.after === undefined || isInDoubt(state)) return undefined
  const { changed, failed, notOnSale, underWay } = words
  const said: Partial<Readonly<Record<Notice, string>>> = {
    refused: failed.refused,
    notSent: failed.notSent,
    tooMany: `${failed.free} ${failed.when(undefined)}`,
    notOnSale: notOnSale.text,
    underWay: underWay.text,
    changed: changed.text
  }
  return said[now.after]
}

/** A payment that takes long. With one in doubt, this may be a second charge (TR-12). */
export const presentSlow = (state: Paying, { once, slow }: Words): string =>
  isInDoubt(state) ? slow : `${slow}. ${once}`
