import { Data, Effect, Layer } from "effect"
import { AccountApi, VouchersUnavailable } from "../../core/account/AccountApi"
import { CurrentChannel } from "../../core/channel/CurrentChannel"
import { cachedSuccess } from "./cachedSuccess"
import type { Call } from "./client"
import { Http } from "./Http"
import { readProfile } from "./wire/profile"
import { readVouchers } from "./wire/vouchers"

/** The answer is JSON of another shape. */
class Shape extends Data.TaggedError("Shape") {}

const get = (url: string): Call => ({ method: "GET", url, timeout: 8_000, retries: 2 })

/**
 * Who is logged in, by `GET /api/user/info`, asked for once in the life of a page and again as long as nobody is known; and what they
 * bought, by `GET /api/sales`, asked for anew by whoever comes after an answer (1§7, 2§7). A failed list is logged by its name.
 */
export const AccountApiHttp = ({ origin }: { readonly origin: string }) =>
  Layer.effect(
    AccountApi,
    Effect.gen(function* () {
      const http = yield* Http
      const { proxyHosts } = yield* CurrentChannel
      const known = http.json(get("/api/user/info")).pipe(
        Effect.flatMap((answer) => {
          const profile = readProfile(answer)
          return profile === undefined ? Effect.fail(new Shape()) : Effect.succeed(profile)
        })
      )
      const profile = yield* cachedSuccess(known)
      const ask = Effect.gen(function* () {
        const read = readVouchers(yield* http.json(get("/api/sales")), { origin, proxyHosts })
        if (read === undefined) return yield* new Shape()
        if (read.bad > 0) console.warn(`api/sales: ${read.bad} purchases could not be read`)
        return read.vouchers
      })
      const vouchers = yield* Effect.cachedWithTTL(
        ask.pipe(
          Effect.tapError(({ _tag }) => Effect.sync(() => console.error(`api/sales: ${_tag}`))),
          Effect.mapError(() => new VouchersUnavailable())
        ),
        0
      )
      return { profile: Effect.catch(profile, () => Effect.succeed(undefined)), vouchers }
    })
  )
