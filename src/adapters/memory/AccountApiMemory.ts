import { Effect, Layer } from "effect"
import { AccountApi, ProfileNotSaved, ProfileUnknown, VouchersUnavailable } from "../../core/account/AccountApi"
import type { Profile } from "../../core/account/profile"
import type { Voucher } from "../../core/account/voucher"
import { SessionLost } from "../../core/session/SessionLost"

/** What the provider knows of the visitor. A test may change it between two calls. */
export interface AccountApiMemoryOptions {
  profile?: Profile | undefined
  /** Absent: fetching them fails. */
  vouchers?: ReadonlyArray<Voucher>
  /** How many entries of the list cannot be read as a purchase. */
  unread?: number
  /** The session is over: a save and the list of purchases fail with that. */
  over?: boolean
  /** The provider cannot say whether the visitor is registered. */
  unknown?: boolean
  /** Saving fails. */
  down?: boolean
  /** Milliseconds before a save and the list of purchases answer; "forever" never answers. */
  delay?: number | "forever"
}

/** An account that answers by its options at the time of each call, and saves into them. */
export const AccountApiMemory = (options: AccountApiMemoryOptions = {}) => {
  const answered = <A, E>(answer: Effect.Effect<A, E>): Effect.Effect<A, E | SessionLost> =>
    Effect.suspend((): Effect.Effect<A, E | SessionLost> => {
      const { delay = 0, over } = options
      const outcome: Effect.Effect<A, E | SessionLost> = over ? Effect.fail(new SessionLost()) : answer
      return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(outcome))
    })
  const purchases = answered(
    Effect.suspend(() =>
      options.vouchers
        ? Effect.succeed({ vouchers: options.vouchers, unread: options.unread ?? 0 })
        : Effect.fail(new VouchersUnavailable())
    )
  )
  return Layer.succeed(AccountApi, {
    profile: Effect.sync(() => options.profile),
    knownProfile: Effect.suspend(() =>
      options.unknown ? Effect.fail(new ProfileUnknown()) : Effect.succeed(options.profile)
    ),
    save: (profile) =>
      answered(
        Effect.suspend(() => {
          if (options.down) return Effect.fail(new ProfileNotSaved())
          options.profile = profile
          return Effect.void
        })
      ),
    purchases,
    vouchers: Effect.map(purchases, ({ vouchers }) => vouchers)
  })
}
