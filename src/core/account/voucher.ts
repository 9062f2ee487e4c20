import type { Day } from "../trip/calendar"

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
