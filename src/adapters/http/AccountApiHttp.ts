import { Data, Effect, Layer } from "effect"
import {
  AccountApi,
  ProfileNotSaved,
  ProfileUnknown,
  SessionLost,
  VouchersUnavailable
} from "../../core/account/AccountApi"
import type { Profile } from "../../core/account/profile"
import { CurrentChannel } from "../../core/channel/channel"
import { log } from "../../core/device/log"
import { readOf } from "./call"
import { cachedSuccess, Http, type HttpFailure, isAnswer, isRefused } from "./client"
import { toId } from "./EnrollApiHttp"
import { dayOf, idIn, nothing, textOf } from "./wire/lenient"

/** Reads the answer of `user/info` (SR-01). Undefined without name and e-mail. */
export const readProfile = (answer: unknown): Profile | undefined => {
  const fields: Readonly<Record<string, unknown>> = Object(answer)
  const [name, email] = [textOf(fields.name), textOf(fields.email)]
  if (name === "" && email === "") return undefined
  return {
    name,
    surname: textOf(fields.lastname),
    email,
    documentType: idIn(fields.documentType),
    document: textOf(fields.documentNumber),
    birth: dayOf(fields.birthday) ?? "",
    phone: textOf(fields.phone),
    country: textOf(fields.country),
    province: textOf(fields.state),
    city: textOf(fields.city),
    address: textOf(fields.address),
    postalCode: textOf(fields.postalCode)
  }
}

/** No form asks for it. The specification's constant for all users (RG-05). */
const gender = 50
const usualCountry = "ARG"

const or = (text: string, otherwise: string) => (text === "" ? otherwise : text)

/** `user/save`: empty fields become NoData, the birthday a midnight (RG-04, RG-05). */
const toUser = (profile: Profile) => ({
  name: profile.name,
  email: profile.email,
  lastname: profile.surname,
  documentType: toId(profile.documentType),
  documentNumber: profile.document.replaceAll(".", ""),
  birthday: `${profile.birth}T00:00:00`,
  gender,
  country: or(profile.country, usualCountry),
  phone: profile.phone,
  state: or(profile.province, nothing),
  city: or(profile.city, nothing),
  postalCode: or(profile.postalCode, nothing),
  address: or(profile.address, nothing)
})

class Shape extends Data.TaggedError("Shape") {}

/**
 * The list holds its documents as base64: some fifty, and a slow network needs longer for them.
 * Limits in milliseconds and bytes.
 */
const listLimits = { timeout: 30_000, maxBytes: 20 * 1024 * 1024 }

const isSessionLost = (failure: HttpFailure | Shape) => failure._tag === "Status" && failure.status === 401

const wire = Effect.tryPromise({ try: () => import("./wire/vouchers"), catch: () => new Shape() })

const failing =
  <E>(call: string, otherwise: () => E) =>
  <A>(asked: Effect.Effect<A, HttpFailure | Shape>) =>
    asked.pipe(
      Effect.tapError(({ _tag }) => Effect.sync(() => log(`${call}: ${_tag}`))),
      Effect.mapError((failure) => (isSessionLost(failure) ? new SessionLost() : otherwise()))
    )

/**
 * Uses `GET /api/user/info`, `POST /api/user/save` and `GET /api/sales`. A page requests the
 * profile once, again after a failure. Simultaneous callers share one request for the purchases;
 * later callers ask again (AC-03).
 */
export const AccountApiHttp = Layer.effect(
  AccountApi,
  Effect.gen(function* () {
    const http = yield* Http
    const { proxyHosts } = yield* CurrentChannel
    let saved: Profile | undefined
    const known = http.json(readOf("/api/user/info")).pipe(
      Effect.flatMap((answer) => {
        const profile = readProfile(answer)
        return profile === undefined ? Effect.fail(new Shape()) : Effect.succeed(profile)
      })
    )
    const asked = yield* cachedSuccess(known)
    const unlessRefused = (failure: HttpFailure | Shape): Effect.Effect<undefined, ProfileUnknown | SessionLost> => {
      if (isSessionLost(failure)) return Effect.fail(new SessionLost())
      return isRefused(failure) ? Effect.succeed(undefined) : Effect.fail(new ProfileUnknown())
    }
    const knownProfile = Effect.suspend(() => (saved ? Effect.succeed(saved) : Effect.catch(asked, unlessRefused)))
    const profile = knownProfile.pipe(Effect.catchTag("ProfileUnknown", () => Effect.succeed(undefined)))
    const save = (profile: Profile) =>
      http.text({ method: "POST", url: "/api/user/save", body: toUser(profile), timeout: 15_000 }).pipe(
        Effect.filterOrFail(isAnswer, () => new Shape()),
        failing("api/user/save", () => new ProfileNotSaved()),
        Effect.andThen(
          Effect.sync(() => {
            saved = profile
          })
        )
      )
    const ask = Effect.gen(function* () {
      const { readVouchers } = yield* wire
      const read = readVouchers(yield* http.json({ ...readOf("/api/sales"), ...listLimits }), {
        origin: http.origin,
        proxyHosts
      })
      if (read === undefined) return yield* new Shape()
      if (read.unread > 0) log(`api/sales: ${read.unread} purchases could not be read`)
      return read
    })
    const purchases = yield* Effect.cachedWithTTL(ask.pipe(failing("api/sales", () => new VouchersUnavailable())), 0)
    return AccountApi.of({ profile, knownProfile, purchases, save })
  })
)
