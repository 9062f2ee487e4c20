import { Context, Data, type Effect } from "effect"
import type { SessionLost } from "../session/SessionLost"
import type { Profile } from "./profile"
import type { Voucher } from "./voucher"

/** The list of purchases could not be fetched. */
export class VouchersUnavailable extends Data.TaggedError("VouchersUnavailable") {}

/** What `GET /api/sales` tells (AC-03). */
export interface PurchasesFound {
  /** Each with what the provider says of it, however little that is. */
  readonly vouchers: ReadonlyArray<Voucher>
  /** How many things on the list are no purchase that could be shown. */
  readonly unread: number
}

/** It is not known whether the visitor is registered (SR-01). */
export class ProfileUnknown extends Data.TaggedError("ProfileUnknown") {}

/** What the visitor told of themselves could not be saved, or it is not known whether it was (RG-06). */
export class ProfileNotSaved extends Data.TaggedError("ProfileNotSaved") {}

/** What the provider knows of a visitor who is logged in (SR-01, AC-03). */
export class AccountApi extends Context.Service<
  AccountApi,
  {
    /** The registered user; undefined for a visitor who is not registered, and when that cannot be known. It never fails (SR-01). */
    readonly profile: Effect.Effect<Profile | undefined>
    /** The same, for who is about to change it: a 4xx says that there is none, any other failure says nothing. */
    readonly knownProfile: Effect.Effect<Profile | undefined, ProfileUnknown>
    /** Registers the visitor, or changes what they told before; a later call for the profile gets this one (RG-04). */
    readonly save: (profile: Profile) => Effect.Effect<void, ProfileNotSaved | SessionLost>
    /** What they bought (AC-03). */
    readonly purchases: Effect.Effect<PurchasesFound, VouchersUnavailable | SessionLost>
    /** The vouchers alone. */
    readonly vouchers: Effect.Effect<ReadonlyArray<Voucher>, VouchersUnavailable | SessionLost>
  }
>()("core/account/AccountApi") {}
