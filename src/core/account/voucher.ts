import { type Day, daysBetween } from "../trip/calendar"

/**
 * A paper of a voucher: its bytes, or else an address that the channel's provider vouches for (AC-05). Neither where what the
 * provider gave is no paper.
 */
export interface VoucherDocument {
  readonly fileName: string
  /** A PDF in base64; absent where the provider gives only an address. */
  readonly base64?: string
  /** Https, on a host that the channel allows. */
  readonly url?: string
}

/** A purchase in its buyer's own list (AC-04): texts are empty, and days undefined, where the provider does not say. */
export interface Voucher {
  readonly reserveId: string
  /** The order it came from. */
  readonly order: string
  readonly plan: string
  readonly passengers: ReadonlyArray<string>
  readonly bought: Day | undefined
  readonly start: Day | undefined
  readonly end: Day | undefined
  readonly documents: ReadonlyArray<VoucherDocument>
}

/** Where the trip of a voucher stands on a day, as far as its days tell. */
export type VoucherStage = "ahead" | "underWay" | "over" | "unknown"

/** The first and the last day of a trip belong to it. */
export const stageOf = ({ end, start }: Pick<Voucher, "end" | "start">, today: Day): VoucherStage => {
  if (start !== undefined && daysBetween(today, start) > 0) return "ahead"
  if (end !== undefined && daysBetween(today, end) < 0) return "over"
  return start === undefined || end === undefined ? "unknown" : "underWay"
}

/** How many days after buying a purchase may be taken back (WD-09). */
const daysToWithdraw = 10

const isNoLaterThan = (limit: number, from: Day | undefined, today: Day) =>
  from === undefined || daysBetween(from, today) <= limit

/**
 * Whether a purchase can still be taken back: 10 days from buying it, and until the coverage starts (WD-09). A day that the provider
 * does not tell takes that right from no buyer.
 */
export const canWithdraw = ({ bought, end, start }: Pick<Voucher, "bought" | "end" | "start">, today: Day): boolean =>
  isNoLaterThan(daysToWithdraw, bought, today) && isNoLaterThan(-1, start ?? end, today)

/** Sorts as a day would: one that is not told comes after all others. */
const keyOf = (day: Day | undefined) => day ?? "9999"

/** What was bought last comes first, what has no day of buying before that; of one day, what starts first (AC-03). */
export const newestFirst = (vouchers: ReadonlyArray<Voucher>): ReadonlyArray<Voucher> =>
  [...vouchers].sort(
    (a, b) => keyOf(b.bought).localeCompare(keyOf(a.bought)) || keyOf(a.start).localeCompare(keyOf(b.start))
  )
