import { describe, test } from "vitest"
import { plainGet, SessionApiFetch } from "../src/adapters/http/plainGet"
import { aChannel } from "./fixtures/channel"
import { visitors } from "./fixtures/people"
import { anyOf, calling, filled, gives, inState, loggedOut } from "./pact"
import { states } from "./states"

const channel = aChannel.code
const sessionAt = (origin: string) => SessionApiFetch(plainGet({ channel, origin })).current()

const asking = (given: ReturnType<typeof inState>, description: string) => calling(given, description, "/userinfo")

describe("the logged-in visitor", () => {
  const { ana, carla } = visitors

  // The portal trusts the exact value `true`. Any other value means an unverified e-mail.
  test("has a verified e-mail", () =>
    asking(inState("portal-host", states.visitor, ana), "a page that asks who its visitor is")
      .willRespondWith(200, (response) => response.jsonBody({ email: filled(ana.email), email_verified: true }))
      .executeTest(gives(sessionAt, { email: ana.email, verified: true })))

  test("may have an unverified e-mail", () =>
    asking(
      inState("portal-host", states.visitor, carla),
      "a page that asks who its visitor is, before the e-mail is proved"
    )
      .willRespondWith(200, (response) => response.jsonBody({ email: filled(carla.email), email_verified: false }))
      .executeTest(gives(sessionAt, { email: carla.email, verified: false })))

  test("may be absent", () =>
    asking(inState("portal-host", states.nobody), "a page that asks who its visitor is, when nobody is logged in")
      .willRespondWith(...anyOf(401, loggedOut))
      .executeTest(gives(sessionAt, undefined)))
})
