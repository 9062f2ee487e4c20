import { Matchers } from "@pact-foundation/pact"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { AccountApiHttp } from "../src/adapters/http/AccountApiHttp"
import { HttpFetch } from "../src/adapters/http/Http"
import { AccountApi, ProfileNotSaved } from "../src/core/account/AccountApi"
import type { Profile } from "../src/core/account/profile"
import { CurrentChannel } from "../src/core/channel/CurrentChannel"
import { SessionLost } from "../src/core/session/SessionLost"
import { aProfile } from "./fixtures/account"
import { aChannel } from "./fixtures/channel"
import { people } from "./fixtures/people"
import { aChileanChannel } from "./fixtures/sale"
import { callHeaders, pactWith } from "./pact"
import { states } from "./states"

const { integer, regex, string } = Matchers

const nothing = "NoData"
/** A line that was told, or the word for none, which is this very word. */
const lineOf = (text: string) => (text === "" ? nothing : string(text))

/** The user object (2§3). Sex is never told, and the country is ARG unless another one is known (C3, C21). */
const bodyOf = ({
  address,
  birth,
  city,
  document,
  documentType,
  email,
  name,
  phone,
  postalCode,
  province,
  surname
}: Profile) => ({
  name: string(name),
  // Whoever is logged in: a provider takes no other.
  email,
  lastname: string(surname),
  documentType: integer(Number(documentType)),
  documentNumber: document.includes("-")
    ? regex("^\\d{7,8}-[\\dK]$", document.replaceAll(".", ""))
    : regex("^\\d{7,8}$", document),
  birthday: regex("^\\d{4}-\\d{2}-\\d{2}T00:00:00$", `${birth}T00:00:00`),
  gender: 50,
  country: "ARG",
  phone: regex("^\\d{10}$", phone),
  state: lineOf(province),
  city: lineOf(city),
  postalCode: lineOf(postalCode),
  address: lineOf(address)
})

interface Telling {
  readonly description: string
  readonly state: string
  readonly profile?: Profile
  readonly channel?: typeof aChannel
  /** Nobody is, unless it says who is logged in. */
  readonly email?: string
}

const telling = ({ channel = aChannel, description, email, profile = aProfile, state }: Telling) =>
  pactWith("portal-host")
    .addInteraction()
    .given(state, { channel: channel.code, ...(email && { email }) })
    .uponReceiving(description)
    .withRequest("POST", "/api/user/save", (request) =>
      request.headers(callHeaders(channel.code)).jsonBody(bodyOf(profile))
    )

const toldAt = (url: string, { channel = aChannel, profile = aProfile }: Telling) =>
  Effect.flatMap(AccountApi, (api) => Effect.andThen(api.save(profile), api.profile)).pipe(
    Effect.provide(AccountApiHttp({ origin: url })),
    Effect.provide(HttpFetch({ origin: url })),
    Effect.provide(Layer.succeed(CurrentChannel, channel))
  )

const bruno: Profile = {
  ...aProfile,
  name: "Bruno",
  surname: "Díaz",
  email: people.unregistered,
  country: "",
  province: "",
  city: "",
  address: "",
  postalCode: ""
}

describe("the personal data are saved", () => {
  const state = states.profileSaved
  const tellings: ReadonlyArray<Telling> = [
    { description: "a visitor who changes their data", state, email: people.registered },
    { description: "a visitor who registers without an address", state, profile: bruno, email: people.unregistered },
    {
      description: "a visitor who registers in Chile",
      state,
      profile: { ...bruno, documentType: "4", document: "12.345.678-5" },
      channel: aChileanChannel,
      email: people.unregistered
    }
  ]
  test.each(tellings)("of $description", (given) =>
    telling(given)
      .willRespondWith(200)
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(toldAt(url, given))).toEqual(given.profile ?? aProfile)
      })
  )
})

describe("the personal data are not saved", () => {
  const refusals: ReadonlyArray<Telling & { readonly status: number; readonly failure: unknown }> = [
    {
      description: "a visitor whose data are refused",
      state: states.profileRefused,
      email: people.registered,
      status: 400,
      failure: new ProfileNotSaved()
    },
    {
      description: "a visitor who is not logged in any more and tells of themselves",
      state: states.nobody,
      status: 401,
      failure: new SessionLost()
    }
  ]
  test.each(refusals)("of $description", (given) =>
    telling(given)
      .willRespondWith(given.status)
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(Effect.flip(toldAt(url, given)))).toEqual(given.failure)
      })
  )
})
