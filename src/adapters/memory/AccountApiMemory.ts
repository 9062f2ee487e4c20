import { Effect, Layer } from "effect"
import { AccountApi, VouchersUnavailable } from "../../core/account/AccountApi"
import type { Profile } from "../../core/account/profile"
import type { Voucher } from "../../core/account/voucher"

/** What the provider knows of the visitor of a test or a story; it may change between two calls. */
export interface AccountApiMemoryOptions {
  profile?: Profile | undefined
  /** Absent: they cannot be fetched. */
  vouchers?: ReadonlyArray<Voucher>
}

/** An account that answers as its options stand when it is asked. */
export const AccountApiMemory = (options: AccountApiMemoryOptions = {}) =>
  Layer.succeed(AccountApi, {
    profile: Effect.sync(() => options.profile),
    vouchers: Effect.suspend(() =>
      options.vouchers ? Effect.succeed(options.vouchers) : Effect.fail(new VouchersUnavailable())
    )
  })
