import { Matchers } from "@pact-foundation/pact"
import { Effect } from "effect"
import { describe, test } from "vitest"
import { AccountApi, SessionLost } from "../src/core/account/AccountApi"
import type { Profile } from "../src/core/account/profile"
import { aProfile } from "./fixtures/account"
import { aChannel } from "./fixtures/channel"
import { visitors } from "./fixtures/people"
import { aChileanChannel } from "./fixtures/sale"
import { anyOf, calling, gives, inState } from "./pact"
import { states } from "./states"
import { asked } from "./wire"

const { integer, regex, string } = Matchers

const nothing = "NoData"
/** A line of the address, or the provider's exact word for none. */
const lineOf = (text: string) => (text === "" ? nothing : string(text))

/**
 * The user object. Sex is fixed, and the country is ARG unless another one is known (RG-04, RG-05).
 */
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
  // The session's e-mail: a provider refuses any other.
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
  /** The logged-in visitor; none by default. */
  readonly visitor?: (typeof visitors)[keyof typeof visitors]
  readonly profile?: Profile
  readonly channel?: typeof aChannel
}

const givenFor = ({ channel: { code: channel } = aChannel, visitor }: Telling) =>
  visitor
    ? inState("portal-host", states.visitor, { channel, ...visitor })
    : inState("portal-host", states.nobody, { channel })

const telling = (given: Telling) => {
  const { channel = aChannel, description, profile = aProfile } = given
  return calling(givenFor(given), description, "/api/user/save", { channel: channel.code, body: bodyOf(profile) })
}

const toldAt = (url: string, { channel = aChannel, profile = aProfile }: Telling) =>
  asked(
    Effect.flatMap(AccountApi, (api) => Effect.andThen(api.save(profile), api.profile)),
    { origin: url, channel }
  )

const bruno: Profile = {
  ...aProfile,
  name: "Bruno",
  surname: "Díaz",
  email: visitors.bruno.email,
  country: "",
  province: "",
  city: "",
  address: "",
  postalCode: ""
}

describe("the provider saves the personal data", () => {
  const tellings: ReadonlyArray<Telling> = [
    { description: "a visitor who changes their data", visitor: visitors.ana },
    { description: "a visitor who registers without an address", profile: bruno, visitor: visitors.bruno },
    {
      description: "a visitor who registers in Chile",
      profile: { ...bruno, documentType: "4", document: "12.345.678-5" },
      channel: aChileanChannel,
      visitor: visitors.bruno
    }
  ]
  test.each(tellings)("of $description", (given) =>
    telling(given)
      .willRespondWith(...anyOf(200, "success"))
      .executeTest(gives((url) => toldAt(url, given), given.profile ?? aProfile))
  )
})

test("the provider saves no personal data of a visitor who is not logged in any more", () => {
  const given = { description: "a visitor who is not logged in any more and tells of themselves" }
  return telling(given)
    .willRespondWith(401)
    .executeTest(gives((url) => Effect.flip(toldAt(url, given)), new SessionLost()))
})
