import { type Day, daysBetween } from "../trip/calendar"

/** The paper of a voucher: its bytes, or else an address that the channel's provider vouches for (2§3, B5). */
export interface VoucherDocument {
  readonly fileName: string
  /** A PDF in base64; absent where the provider gives only an address. */
  readonly base64?: string
  /** Https, on a host that the channel allows. */
  readonly url?: string
}

/** A purchase in the list of whoever made it (2§3). */
export interface Voucher {
  readonly reserveId: string
  /** The order it came from; empty where the provider does not say. */
  readonly order: string
  readonly plan: string
  readonly passengers: ReadonlyArray<string>
  readonly bought: Day
  readonly start: Day
  readonly end: Day
  readonly documents: ReadonlyArray<VoucherDocument>
}

/** Where the trip of a voucher stands on a day. */
export type VoucherStage = "ahead" | "underWay" | "over"

/** The first and the last day of a trip belong to it. */
export const stageOf = ({ end, start }: Pick<Voucher, "end" | "start">, today: Day): VoucherStage => {
  if (daysBetween(today, start) > 0) return "ahead"
  return daysBetween(today, end) >= 0 ? "underWay" : "over"
}

/** How many days after buying a purchase may be taken back (2§9). */
const daysToWithdraw = 10

/** Whether a purchase can still be taken back: 10 days from buying it, and until the coverage starts (2§9). */
export const canWithdraw = (voucher: Voucher, today: Day): boolean =>
  daysBetween(voucher.bought, today) <= daysToWithdraw && stageOf(voucher, today) === "ahead"

/** What was bought last comes first; of one day, what starts first (B7). */
export const newestFirst = (vouchers: ReadonlyArray<Voucher>): ReadonlyArray<Voucher> =>
  [...vouchers].sort((a, b) => b.bought.localeCompare(a.bought) || a.start.localeCompare(b.start))
