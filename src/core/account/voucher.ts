import { type Day, daysBetween } from "../trip/calendar"

/**
 * A document of a voucher: its bytes or an allowed address (AC-05). It has neither if the provider
 * sent an unusable document.
 */
export interface VoucherDocument {
  readonly fileName: string
  /** A PDF in base64 that `atob` takes. Absent if the provider gives only an address, or no PDF. */
  readonly base64?: string
  readonly url?: string
}

/** A purchase in the buyer's list (AC-04). An omitted text is empty, an omitted day undefined. */
export interface Voucher {
  readonly reserveId: string
  readonly order: string
  readonly plan: string
  readonly passengers: ReadonlyArray<string>
  readonly bought: Day | undefined
  readonly start: Day | undefined
  readonly end: Day | undefined
  readonly documents: ReadonlyArray<VoucherDocument>
}

interface Numbers {
  readonly idSalesOrder: string
  readonly reserveId: string
}

/** The voucher of an order of the provider: by its own number, else by the order's (AC-05). */
export const voucherOf = (vouchers: ReadonlyArray<Voucher>, { idSalesOrder, reserveId }: Numbers) =>
  vouchers.find((voucher) => reserveId !== "" && voucher.reserveId === reserveId) ??
  vouchers.find(({ order }) => order !== "" && order === idSalesOrder)

/** The state of a trip on a given day. `unknown` if the missing days decide it. */
export type VoucherStage = "ahead" | "underWay" | "over" | "unknown"

/** Compares a trip with a day. The first and last day belong to the trip. */
export const stageOf = ({ end, start }: Pick<Voucher, "end" | "start">, today: Day): VoucherStage => {
  if (start !== undefined && daysBetween(today, start) > 0) return "ahead"
  if (end !== undefined && daysBetween(today, end) < 0) return "over"
  return start === undefined || end === undefined ? "unknown" : "underWay"
}

const daysToWithdraw = 10

const isNoLaterThan = (limit: number, from: Day | undefined, today: Day) =>
  from === undefined || daysBetween(from, today) <= limit

/**
 * A purchase can be cancelled for 10 days, and only before the coverage starts (WD-09). A day that
 * the provider omits never takes the right away.
 */
export const canWithdraw = ({ bought, end, start }: Pick<Voucher, "bought" | "end" | "start">, today: Day): boolean =>
  isNoLaterThan(daysToWithdraw, bought, today) && isNoLaterThan(-1, start ?? end, today)

const identityOf = ({ documents: _, order, reserveId, ...rest }: Voucher) =>
  JSON.stringify(reserveId || order ? [reserveId, order] : rest)

/** Whether two entries are one purchase: by their numbers, or else by all but the documents. */
export const isSamePurchase = (one: Voucher, other: Voucher): boolean => identityOf(one) === identityOf(other)

const keyOf = (day: Day | undefined) => day ?? "9999"

/** Newest purchase first, after unknown days; within a day the earliest trip (AC-03). */
export const newestFirst = (vouchers: ReadonlyArray<Voucher>): ReadonlyArray<Voucher> =>
  [...vouchers].sort(
    (a, b) => keyOf(b.bought).localeCompare(keyOf(a.bought)) || keyOf(a.start).localeCompare(keyOf(b.start))
  )
