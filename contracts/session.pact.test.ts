import { Matchers } from "@pact-foundation/pact"
import { describe, expect, test } from "vitest"
import { plainGet } from "../src/adapters/http/plainGet"
import { SessionApiFetch } from "../src/adapters/http/SessionApiFetch"
import { aChannel } from "./fixtures/channel"
import { people } from "./fixtures/people"
import { callHeaders, pactWith } from "./pact"
import { states } from "./states"

const { boolean, string } = Matchers

const sessionAt = (origin: string) => SessionApiFetch(plainGet({ channel: aChannel.code, origin })).current()

const asking = (description: string, state: string, email: string) =>
  pactWith("portal-host")
    .addInteraction()
    .given(state, { channel: aChannel.code, email })
    .uponReceiving(description)
    .withRequest("GET", "/userinfo", (request) => request.headers(callHeaders(aChannel.code)))

/* How a host says that nobody is logged in is its own affair: any other answer means it (1§7, src/adapters/http/visitPorts.test.ts). */
describe("whoever is logged in", () => {
  test("is known by an e-mail that was proved to be theirs", () =>
    asking("a page that asks who its visitor is", states.verifiedVisitor, people.registered)
      .willRespondWith(200, (response) =>
        response.jsonBody({ email: string("ana@example.com"), email_verified: boolean(true) })
      )
      .executeTest(async ({ url }) => {
        expect(await sessionAt(url)).toEqual({ email: "ana@example.com", verified: true })
      }))

  test("may not have proved their e-mail yet", () =>
    asking(
      "a page that asks who its visitor is, before the e-mail is proved",
      states.unverifiedVisitor,
      people.unverified
    )
      .willRespondWith(200, (response) =>
        response.jsonBody({ email: string("carla@example.com"), email_verified: false })
      )
      .executeTest(async ({ url }) => {
        expect(await sessionAt(url)).toEqual({ email: "carla@example.com", verified: false })
      }))
})
