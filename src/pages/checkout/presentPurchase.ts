import type { ContactLine } from "../../copy/assistance"
import type { Copy } from "../../copy/firstView"
import type { success } from "../../copy/success"
import type { Channel } from "../../core/channel/channel"
import { lineHref } from "../../core/channel/phone"
import type { CardOfTrip } from "../../core/enroll/OfflineCard"
import type { Order, Purchase } from "../../core/enroll/purchase"
import { lastClaimOf } from "../../core/service/claims"
import { type Day, showDay } from "../../core/trip/calendar"
import { presentCoverage } from "../results/presentCoverage"
import { calendarFile } from "./calendarFile"
import { showPrice } from "./presentCart"

type Words = typeof success

export interface PurchaseWords {
  readonly channel: Channel
  readonly copy: Copy
  readonly words: Words
  /** The channel's own assistance lines, if any. */
  readonly lines: ReadonlyArray<ContactLine>
}

const ownPhones = ({ lines }: PurchaseWords) => lines.filter(({ kind }) => kind === "phone")

const assistancePhones = (shown: PurchaseWords) => {
  const { channel, copy, words } = shown
  const own = ownPhones(shown)
  if (own.length > 0) return own.map(({ href, label, value }) => ({ label, value, href }))
  const uses = copy.shell.footer.phones
  return channel.phones.map((value, index) => ({
    label: uses.length === channel.phones.length ? (uses[index] ?? "") : words.card.phone,
    value,
    href: lineHref(channel, value)
  }))
}

/** The number that the buyer keeps: the voucher's, else the order's. */
const numberOf = ({ idSalesOrder, reserveId }: Order, { card, ticket }: Words) =>
  reserveId === "" && idSalesOrder !== ""
    ? { label: ticket.order, number: idSalesOrder }
    : { label: ticket.voucher, number: reserveId || card.untold }

const presentCall = (shown: PurchaseWords) => {
  const { call, callOther } = shown.words.ticket
  const own = ownPhones(shown).length > 0
  return assistancePhones(shown)
    .slice(0, 1)
    .map(({ href, label, value }) => ({ label: own ? call : callOther, detail: `${label} · ${value}`, href }))[0]
}

/** `12 ENE` */
const presentPostmark = (day: Day, { day: show, months }: Words["ticket"]) =>
  show(Number(day.slice(8)), months[Number(day.slice(5, 7)) - 1] ?? "")

export const presentTicket = (purchase: Purchase, shown: PurchaseWords) => {
  const { channel, copy, words } = shown
  const coverage = presentCoverage(purchase.coverage, copy)
  const { destination, end, passengers, start, total } = purchase
  const { ticket } = words
  return {
    plan: purchase.item.name,
    badge: ticket.badge,
    rows: [
      ...(destination ? [{ label: ticket.destination, value: destination }] : []),
      { label: ticket.start, value: showDay(start) },
      { label: ticket.end, value: showDay(end) },
      { label: ticket.passengers, value: String(passengers) },
      ...(coverage === "" ? [] : [{ label: ticket.coverage, value: coverage }]),
      { label: ticket.total, value: showPrice(total, channel) }
    ],
    voucher: numberOf(purchase.order, words),
    copy: ticket.copy,
    call: presentCall(shown),
    postmark: destination ? { place: destination, day: presentPostmark(start, ticket) } : undefined
  }
}

export const presentBefore = (shown: PurchaseWords) => {
  const { notice, phone, title, voucher } = shown.words.steps
  const phones = assistancePhones(shown)
    .map(({ value }) => value.replaceAll(" ", "\u00a0"))
    .join(" / ")
  const text = ownPhones(shown).length > 0 ? phone.text(phones) : phone.other(phones, shown.channel.hours)
  return { title, steps: [{ title: phone.title, text }, voucher, notice] }
}

/** The facts on the card of a trip, bought now or earlier. */
export interface AssistedTrip {
  readonly order: Order
  readonly plan: string
  readonly start: Day | undefined
  readonly end: Day | undefined
  /** Absent where the provider no longer sends it. */
  readonly destination?: string
  readonly passengers: string
}

export const assistedTrip = ({ destination, end, item, order, passengers, start }: Purchase): CardOfTrip => ({
  order,
  plan: item.name,
  start,
  end,
  destination,
  passengers: String(passengers)
})

/**
 * The trip for the calendar, without names; undefined if one of its days is unknown. `now` in
 * milliseconds.
 */
const presentCalendar = ({ destination, end, order, plan, start }: AssistedTrip, shown: PurchaseWords, now: number) => {
  if (start === undefined || end === undefined) return undefined
  const { calendar } = shown.words
  const phones = assistancePhones(shown)
  const reference = order.reserveId || order.idSalesOrder || start
  const journey = {
    reference,
    title: destination ? calendar.event(plan, destination) : calendar.eventAnywhere(plan),
    note: calendar.note(numberOf(order, shown.words).number, phones.map(({ value }) => value).join(" / ")),
    start,
    end
  }
  const day = lastClaimOf(end)
  const claim = { reference: `${reference}-reintegro`, ...calendar.claim, start: day, end: day }
  const file = calendarFile([journey, claim], shown.channel.hosts[0] ?? shown.channel.id, now)
  return {
    label: calendar.label,
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
    fileName: calendar.fileName
  }
}

/** The card, and the trip for the calendar (OU-18); `now` in milliseconds. */
export const presentAssistance = (trip: AssistedTrip, shown: PurchaseWords, now: number) => {
  const { card, ticket } = shown.words
  const { destination, end, order, passengers, plan, start } = trip
  const day = (known: Day | undefined) => (known === undefined ? card.untold : showDay(known))
  const hasOwn = ownPhones(shown).length > 0
  const others = [card.otherPhones, shown.channel.hours].filter(Boolean).join(" · ")
  return {
    title: card.title,
    plan,
    voucher: numberOf(order, shown.words),
    rows: [
      { label: card.period, value: card.dates(day(start), day(end)) },
      ...(destination ? [{ label: ticket.destination, value: destination }] : []),
      { label: ticket.passengers, value: passengers },
      ...(end === undefined ? [] : [{ label: card.claims, value: card.claimsUntil(showDay(lastClaimOf(end))) }])
    ],
    phones: {
      title: hasOwn ? card.phones : others,
      lines: assistancePhones(shown),
      note: hasOwn || shown.channel.hours === undefined ? undefined : card.atAnyHour
    },
    say: card.say,
    printLabel: card.print,
    calendar: presentCalendar(trip, shown, now)
  }
}
