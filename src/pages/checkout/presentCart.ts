import type { checkout } from "../../copy/checkout"
import type { Copy } from "../../copy/firstView"
import { listed } from "../../copy/text"
import { type Cart, linesOf, payable, titleOf, totalOf, wordsOf } from "../../core/cart/cart"
import type { Channel } from "../../core/channel/channel"
import { showAmount, showInstalment } from "../../core/quote/money"
import {
  type Cents,
  financedTotal,
  type Instalment,
  longestInstalment,
  priceWithoutTaxes,
  readCoverage
} from "../../core/quote/plan"
import { showDay } from "../../core/trip/calendar"
import type { Search } from "../../core/trip/search"
import type { Journey } from "../../journey/journey"
import type { Scenery } from "../../styles/looks"

type Words = typeof checkout

interface CartWords {
  readonly channel: Channel
  readonly copy: Copy
  readonly words: Words
  readonly chosen?: Instalment | undefined
}

/** A printed amount: the channel's sign, no decimals, a true minus below zero (RS-06). */
export const showPrice = (cents: Cents, { currency }: Channel): string =>
  `${cents < 0 ? "−" : ""}${currency.symbol} ${showAmount(Math.abs(cents))}`

const whole = (cents: Cents) => Math.round(cents / 100) * 100

/** Printed lines add up to the printed total, whatever rounding did to each (OU-15). */
const presentLines = (cart: Cart, channel: Channel) => {
  const lines = linesOf(cart)
  const full = whole(lines[0]?.amount ?? 0)
  const off = whole(totalOf(cart)) - full
  return lines.map(({ amount, is, name }) => ({
    label: is === "plan" ? `${titleOf(cart)} ${readCoverage(cart.coverage).coverage}`.trim() : name,
    price: showPrice(is === "discount" ? off : amount, channel),
    kind: is === "discount" ? ("discount" as const) : undefined
  }))
}

const presentTrip = ({ trip }: Search, { cart: words }: Words) => {
  const { ages, destination, end, start } = trip
  return [
    ...(destination ? [{ label: words.destination, value: destination }] : []),
    { label: words.dates, value: words.period(showDay(start), showDay(end)) },
    { label: words.passengers, value: words.travellers(ages.length, listed("es", ages.map(String)), ages.at(-1) ?? 0) }
  ]
}

/** The amount of one instalment: the channel's sign, two decimals (RS-06). */
export const showInInstalments = ({ amount }: Instalment, { currency }: Channel) => {
  const { cents, whole: units } = showInstalment(amount)
  return `${currency.symbol} ${units}${cents}`
}

const presentInstalments = (shown: Instalment, isFree: boolean, { channel, words }: CartWords) => ({
  label: words.cart.instalments(shown.count, isFree),
  price: showInInstalments(shown, channel)
})

const wayOf = ({ amount, count, paymentMethod }: Instalment) => [paymentMethod, count, amount].join()

/** The longest way to pay that the others lack. */
const longestBeside = (ways: ReadonlyArray<Instalment>, others: ReadonlyArray<Instalment>) => {
  const known = others.map(wayOf)
  return longestInstalment({ instalments: ways.filter((one) => !known.includes(wayOf(one))) })
}

const presentPlan = (before: Cart, now: Cart) => {
  const full = ({ item, title = item.name, coverage }: Cart) => `${title} ${coverage}`
  const isTold = full(before) !== full(now)
  return (cart: Cart) => (isTold ? full(cart) : `${cart.item.name} ${cart.coverage}`)
}

const presentOtherInstalments = (before: Cart, now: Cart, channel: Channel, words: Words["price"]) => {
  const [old, offered] = [payable(before).instalments, payable(now).instalments]
  const lost = longestBeside(old, offered)
  const left = offered.filter(({ paymentMethod }) => paymentMethod === lost?.paymentMethod)
  return [
    { when: words.before, shown: lost },
    { when: words.now, shown: longestBeside(offered, old) ?? longestInstalment({ instalments: left }) }
  ].flatMap(({ shown, when }) =>
    shown ? [{ label: words.inInstalments(when, shown.count), price: showInInstalments(shown, channel) }] : []
  )
}

/**
 * What a new quote changes: the plan's words and the total; at the same words and total, the longest
 * of the other instalments. A coupon that is new, or keeps the total, is broken down.
 */
export const presentChange = (before: Cart, now: Cart, channel: Channel, { cart: { total }, price: words }: Words) => {
  const isOther = wordsOf(before) !== wordsOf(now)
  const isSameTotal = totalOf(before) === totalOf(now)
  if (!isOther && isSameTotal && before.item.amount === now.item.amount)
    return { told: words.instalments, lines: presentOtherInstalments(before, now, channel, words) }
  const planOf = presentPlan(before, now)
  const line = (when: string, cart: Cart) => ({
    label: isOther ? words.named(when, planOf(cart)) : when,
    price: showPrice(totalOf(cart), channel)
  })
  const isBroken = now.coupon && (!before.coupon || isSameTotal)
  const [plan, ...off] = isBroken ? presentLines(now, channel) : []
  const after = line(words.now, now)
  const lines = plan ? [{ ...after, price: plan.price }, ...off, { ...after, label: total }] : [after]
  return { told: isOther ? words.plan : words, lines: [line(words.before, before), ...lines] }
}

/** What one of several passengers costs on average, whatever their ages (OU-average-price). */
const averageOf = (cart: Cart, { trip }: Search, channel: Channel) =>
  trip.ages.length > 1 ? showPrice(totalOf(cart) / trip.ages.length, channel) : undefined

/** The cart, with the chosen instalments, else the longest. */
export const presentCart = (cart: Cart, search: Search, shown: CartWords) => {
  const { channel, copy, words } = shown
  const item = payable(cart)
  const { annual } = readCoverage(cart.coverage)
  const taxFree = priceWithoutTaxes(item.amount, channel.taxCoefficient)
  const way = shown.chosen ?? longestInstalment(item)
  const financed = financedTotal(item, way)
  const average = averageOf(cart, search, channel)
  return {
    label: words.cart.label,
    title: titleOf(cart),
    rows: [
      ...presentTrip(search, words),
      ...(annual ? [{ label: words.cart.kind, value: copy.plan.annual(annual.days) }] : [])
    ],
    lines: presentLines(cart, channel),
    total: { label: words.cart.total, price: showPrice(item.amount, channel) },
    average: average === undefined ? undefined : { label: words.cart.average, price: average },
    instalments: way && presentInstalments(way, financed === undefined, shown),
    tax: taxFree === undefined ? undefined : { label: copy.plan.withoutTaxes, price: showPrice(taxFree, channel) },
    notice: financed === undefined ? undefined : `${copy.plan.financed}: ${showPrice(financed, channel)}`
  }
}

export const presentCartBar = (cart: Cart, search: Search, { channel, copy, words }: CartWords) => {
  const average = averageOf(cart, search, channel)
  return {
    plan: titleOf(cart),
    trip: words.bar.trip(
      words.cart.period(showDay(search.trip.start), showDay(search.trip.end)),
      copy.quote.passengers.count(search.trip.ages.length)
    ),
    total: showPrice(totalOf(cart), channel),
    average: average && words.bar.average(average),
    linkLabel: words.bar.link
  }
}

/**
 * The landscape of a trip: its destination's, or the channel's own. Its light is warm, since gold
 * would light a whole strip; by night it stays night.
 */
export const presentScene = (destination: string, { looks, sceneTo }: Pick<Journey, "looks" | "sceneTo">): Scenery => {
  const [{ mood, scene }] = looks.heroes
  return { scene: sceneTo(destination) ?? scene, mood: mood === "noche" ? mood : "tarde" }
}
