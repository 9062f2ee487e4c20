import type { ContactLine } from "../../copy/assistance"
import type { Copy } from "../../copy/firstView"
import type { success } from "../../copy/success"
import { listed } from "../../copy/text"
import type { Channel } from "../../core/channel/channel"
import { lineHref } from "../../core/channel/phone"
import type { CardOfTrip, Order, Receipt } from "../../core/enroll/purchase"
import { lastClaimOf } from "../../core/service/claims"
import { type Day, showDay } from "../../core/trip/calendar"
import { nextTripOf } from "../../core/trip/nextTrip"
import { presentCoverage } from "../results/presentCoverage"
import { calendarFile } from "./calendarFile"
import { showPrice } from "./presentCart"

export interface PurchaseWords {
  readonly channel: Channel
  readonly copy: Copy
  readonly words: typeof success
  readonly lines: ReadonlyArray<ContactLine>
  /** The browser inside another app, which may save no file. */
  readonly inApp: boolean
}

const ownPhones = ({ lines }: PurchaseWords) => lines.filter(({ kind }) => kind === "phone")

/** A number with a country's code: it answers in any country. */
const isAbroad = (number: string) => number.startsWith("+")

/** The numbers to call on a trip: those of the assistance, or else the brand's own. */
const assistancePhones = (shown: PurchaseWords) => {
  const { channel, copy, words } = shown
  const own = ownPhones(shown)
  if (own.length > 0) return own.map(({ href, label, value }) => ({ label, value, href }))
  const uses = copy.shell.footer.phones
  const { abroad, within } = words.pass
  return channel.phones.map((value, index) => ({
    label: uses[index] ?? (isAbroad(value) ? abroad : within(channel.origin)),
    value,
    href: lineHref(channel, value)
  }))
}

/** Those that are called, not written to: a traveller needs the ones with a country's code first. */
export const callsOf = (shown: PurchaseWords) =>
  assistancePhones(shown)
    .filter(({ href }) => href.startsWith("tel:"))
    .toSorted((a, b) => Number(isAbroad(b.value)) - Number(isAbroad(a.value)))

/** When a brand's own numbers answer, and which one does otherwise. Undefined: at any hour, or untold. */
export const callHours = (shown: PurchaseWords) => {
  const { hours } = shown.channel
  return ownPhones(shown).length > 0 || hours === undefined ? undefined : `${hours}. ${shown.words.pass.atAnyHour}`
}

/** A number that no line breaks. */
const unbroken = (number: string) => number.replaceAll(" ", "\u00a0")

/** Numbers, with the hours in which they answer. */
export const atHours = (numbers: string, shown: PurchaseWords) =>
  [numbers, callHours(shown)].filter(Boolean).join(" · ")

export const presentBefore = (shown: PurchaseWords) => {
  const { notice, phone, title, voucher } = shown.words.steps
  const phones = assistancePhones(shown)
    .map(({ value }) => unbroken(value))
    .join(" / ")
  const text = ownPhones(shown).length > 0 ? phone.text(phones) : atHours(phones, shown)
  return { title, steps: [{ title: phone.title, text }, voucher, notice] }
}

interface PassTrip {
  readonly order: Order
  readonly plan: string
  readonly start: Day | undefined
  readonly end: Day | undefined
  /** Absent where the provider no longer sends it. */
  readonly destination?: string
  /** Empty on a card that is kept without names. */
  readonly names: ReadonlyArray<string>
  readonly passengers: string | undefined
  readonly withdrawnOn?: Day | undefined
}

/** The trip of a purchase as a device keeps it: without names. */
export const cardOf = (receipt: Receipt): CardOfTrip => {
  const { benefits, destination, end, item, order, passengers, start, withdrawnOn } = receipt
  return {
    order,
    plan: item.name,
    start,
    end,
    destination,
    passengers: String(passengers),
    ...(benefits && { benefits }),
    ...(withdrawnOn && { withdrawnOn })
  }
}

export const numberOf = ({ idSalesOrder, reserveId }: Order, { pass }: PurchaseWords["words"]) =>
  reserveId === "" && idSalesOrder !== ""
    ? { label: pass.order, number: idSalesOrder }
    : { label: pass.voucher, number: reserveId || pass.untold }

export const named = 2

/** `Ana y Tomás`, or `Ana, Tomás y 2 más` */
export const listNames = (
  names: ReadonlyArray<string>,
  { locale }: Channel,
  count: (others: number) => string
): string => {
  const others = names.slice(named)
  const counted = others.length > 0 ? [count(others.length)] : []
  return listed(locale, [...names.slice(0, named), ...counted])
}

const presentCall = (shown: PurchaseWords) => {
  const { call, callOther } = shown.words.pass
  const own = ownPhones(shown).length > 0
  return callsOf(shown)
    .slice(0, 1)
    .map(({ href, label, value }) => ({
      label: own ? call : callOther,
      detail: `${label} · ${unbroken(value)}`,
      href
    }))[0]
}

const presentHelp = (shown: PurchaseWords) => {
  const { atAnyHour, otherPhones, phones, say } = shown.words.pass
  const { hours } = shown.channel
  const own = ownPhones(shown).length > 0
  return {
    phones: {
      title: own ? phones : [otherPhones, hours].filter(Boolean).join(" · "),
      lines: assistancePhones(shown),
      note: own || hours === undefined ? undefined : atAnyHour
    },
    say
  }
}

export const presentDay = (day: Day, { day: show, months, stamped }: PurchaseWords["words"]["pass"]) => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number)
  const name = months[month - 1] ?? ""
  return { full: show(date, name, year), stamped: stamped(date, name) }
}

/** The stamp of a trip: where to, and on which day. */
export const presentPostmark = (
  { destination, start }: Pick<CardOfTrip, "destination" | "start">,
  pass: PurchaseWords["words"]["pass"]
) => (destination ? { place: destination, day: presentDay(start, pass).stamped } : undefined)

/** The trip for the calendar, without names, if its days are known. `now` in milliseconds. */
const presentCalendar = ({ destination, end, order, plan, start }: PassTrip, shown: PurchaseWords, now: number) => {
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

/** The pass of a trip, and the trip for the calendar (OU-18). `now` in milliseconds. */
export const presentPass = (trip: PassTrip, shown: PurchaseWords, now: number) => {
  const { pass } = shown.words
  const { destination, end, names, order, passengers, plan, start, withdrawnOn } = trip
  const day = (known: Day | undefined) => (known === undefined ? pass.untold : presentDay(known, pass).full)
  return {
    title: pass.title,
    brand: shown.channel.brandName,
    lead: listNames(names, shown.channel, pass.others) || destination || plan,
    place: names.length > 0 ? destination : undefined,
    days: [
      { label: pass.start, value: day(start) },
      { label: pass.end, value: day(end) }
    ] as const,
    facts: [
      { label: pass.plan, value: plan },
      ...(withdrawnOn === undefined ? [] : [{ label: pass.withdrawn, value: showDay(withdrawnOn) }]),
      ...(passengers === undefined ? [] : [{ label: pass.passengers, value: passengers }]),
      ...(end === undefined ? [] : [{ label: pass.claims, value: showDay(lastClaimOf(end)) }])
    ],
    voucher: { ...numberOf(order, shown.words), copy: pass.copy },
    call: presentCall(shown),
    help: presentHelp(shown),
    printLabel: pass.print,
    calendar: presentCalendar(trip, shown, now),
    note: shown.inApp ? pass.inApp : undefined
  }
}

export const presentNewPass = (receipt: Receipt, shown: PurchaseWords, now: number) => {
  const { channel, copy, words } = shown
  const { found, names, total } = receipt
  const { facts, ...pass } = presentPass({ ...cardOf(receipt), names }, shown, now)
  const [plan, ...others] = facts
  const coverage = presentCoverage(receipt.coverage, copy)
  return {
    ...pass,
    badge: receipt.withdrawnOn ? undefined : words.pass.badge,
    again: { label: words.pass.again, href: `/cotizar${nextTripOf(receipt)}` },
    facts: [
      ...(plan ? [plan] : []),
      ...(coverage === "" ? [] : [{ label: words.pass.coverage, value: coverage }]),
      // An order that was found may have cost another price.
      ...(found ? [] : [{ label: words.pass.total, value: showPrice(total, channel) }]),
      ...others
    ],
    postmark: presentPostmark(receipt, words.pass)
  }
}
