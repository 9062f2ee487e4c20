import type { purchases } from "../../copy/purchases"
import { listed } from "../../copy/text"
import { canWithdraw, stageOf, type Voucher } from "../../core/account/voucher"
import type { Channel } from "../../core/channel/channel"
import { type Day, showDay } from "../../core/trip/calendar"
import type { Paper } from "../../journey/account/purchases"
import type { Handed } from "../../journey/visit/saveDocument"
import { listNames, named, type PurchaseWords, presentPass } from "../checkout/presentPass"
import { presentPictures } from "../checkout/presentPictures"

export interface VouchersShown {
  readonly channel: Channel
  readonly words: typeof purchases
  readonly today: Day
}

const kinds = { ahead: "soon", underWay: "now", over: "over", unknown: "unsure" } as const

const presentPassengers = ({ passengers }: Voucher, { channel, words }: VouchersShown) =>
  passengers.length === 0
    ? { text: words.nobody }
    : { text: listNames(passengers, channel, words.others), others: passengers.slice(named) }

/** The number that identifies a purchase: the voucher's, else the order's. */
export const numberOfVoucher = ({ order, reserveId }: Voucher): string => reserveId || order

export const nameOfVoucher = (voucher: Voucher, { unnamed }: Pick<typeof purchases, "unnamed">): string =>
  numberOfVoucher(voucher) || voucher.plan || unnamed

/** A document by its name, in a sentence. */
export const nameOfPaper = ({ at, voucher }: Paper, { certificate, ...words }: typeof purchases): string =>
  voucher.documents.length < 2 ? certificate.of(nameOfVoucher(voucher, words)) : (voucher.documents[at]?.fileName ?? "")

/** What the page says of a document. A browser inside another app may have saved nothing. */
export const presentGiven = (
  given: (Paper & { readonly how: Handed }) | undefined,
  words: typeof purchases,
  inApp: boolean
): string => {
  if (given === undefined) return ""
  if (inApp && given.how === "given") return words.inApp
  return words.certificate[given.how](nameOfPaper(given, words))
}

export const presentVoucher = (voucher: Voucher, shown: VouchersShown, at: number) => {
  const { today, words } = shown
  const { bought, end, start } = voucher
  const stage = stageOf(voucher, today)
  const number = numberOfVoucher(voucher)
  const day = (told: Day | undefined) => (told === undefined ? words.untold : showDay(told))
  const isWhole = number !== "" && bought !== undefined && start !== undefined && end !== undefined
  return {
    id: `${at} ${number}`,
    plan: voucher.plan || words.unnamed,
    detail: isWhole ? undefined : words.gaps,
    passengers: presentPassengers(voucher, shown),
    bought: day(bought),
    trip: start === undefined && end === undefined ? words.untold : words.trip(day(start), day(end)),
    voucher: number || words.untold,
    state: { label: words.stages[stage], kind: kinds[stage] }
  }
}

/**
 * The forms that may cancel a purchase: within the law's 10 days before the trip begins; and the
 * end of the service, where the channel has that form, as long as some of it is left (WD-09).
 */
export const waysBack = (voucher: Voucher, { channel, today, words: { takeBack } }: VouchersShown) => {
  const open = canWithdraw(voucher, today)
  const isLeft = stageOf(voucher, today) !== "over"
  const annulment = { label: takeBack.annulment, href: "/anulacioncobertura", icon: "x-bold" } as const
  const withdrawal = { label: takeBack.withdrawal, href: "/arrepentimiento", icon: "arrow-left-bold" } as const
  const service = { label: takeBack.service, href: "/bajaservicio", icon: "x-bold" } as const
  if (channel.cancellation === "annulment") return open ? [annulment] : []
  return [...(open ? [withdrawal] : []), ...(isLeft ? [service] : [])]
}

interface CardShown {
  readonly success: PurchaseWords
  readonly vouchers: typeof purchases
  readonly today: Day
  /** When this device was used to ask for the purchase to be taken back. */
  readonly withdrawnOn?: Day | undefined
}

export const orderOf = ({ order, reserveId }: Voucher) => ({ idSalesOrder: order, reserveId })

/** The pass, with every name; a calendar until the trip begins (OU-18). `now` in milliseconds. */
export const presentVoucherCard = (voucher: Voucher, shown: CardShown, now: number) => {
  const { success, today, vouchers: words, withdrawnOn } = shown
  const { channel } = success
  const { passengers: names } = voucher
  const many = names.length > named ? listed(channel.locale, names) : undefined
  const trip = {
    order: orderOf(voucher),
    withdrawnOn,
    plan: voucher.plan || words.unnamed,
    start: voucher.start,
    end: voucher.end,
    names,
    passengers: names.length === 0 ? words.nobody : many
  }
  const { calendar, note, ...pass } = presentPass(trip, success, now)
  return {
    ...pass,
    title: words.card.title(channel.brandName),
    ...(stageOf(voucher, today) === "ahead" && { calendar, note })
  }
}

/**
 * A picture of the pass for each traveller of a voucher, none once the trip is over (OU-in-the-chat).
 * The list tells no destination and no coverage.
 */
export const presentVoucherPictures = (
  voucher: Voucher,
  pass: ReturnType<typeof presentVoucherCard>,
  { success, today }: Pick<CardShown, "success" | "today">
) =>
  stageOf(voucher, today) === "over"
    ? []
    : presentPictures({ names: voucher.passengers }, pass, undefined, success.words)
