import { Context, Data, type Effect } from "effect"
import type { Profile } from "./profile"
import type { Voucher } from "./voucher"

/** The list of purchases could not be fetched. */
export class VouchersUnavailable extends Data.TaggedError("VouchersUnavailable") {}

/** What the provider knows of whoever is logged in (1§7, 2§7). */
export class AccountApi extends Context.Service<
  AccountApi,
  {
    /** The registered user; undefined for whoever is not registered, and whenever that cannot be known. It never fails (1§7). */
    readonly profile: Effect.Effect<Profile | undefined>
    /** What they bought; rows that cannot be read are left out (2§7). */
    readonly vouchers: Effect.Effect<ReadonlyArray<Voucher>, VouchersUnavailable>
  }
>()("core/account/AccountApi") {}
