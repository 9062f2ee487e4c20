import { Effect, Layer } from "effect"
import { AccountApi, ProfileNotSaved, ProfileUnknown, VouchersUnavailable } from "../../core/account/AccountApi"
import type { Profile } from "../../core/account/profile"
import type { Voucher } from "../../core/account/voucher"
import { SessionLost } from "../../core/session/SessionLost"

export interface AccountApiMemoryOptions {
  profile?: Profile | undefined
  vouchers?: ReadonlyArray<Voucher>
  unread?: number
  over?: boolean
  unknown?: boolean
  down?: boolean
  delay?: number | "forever"
}

/**
 * An account that answers by its options at the time of each call, and saves into them. `vouchers`
 * absent: fetching them fails. `unread` of their list cannot be read. `over`: save and list fail,
 * as the session is over. `unknown`: the provider cannot say if the visitor is registered. `down`:
 * a save fails. `delay`, in milliseconds, is that of save and list; "forever" never answers.
 */
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
