import { Matchers } from "@pact-foundation/pact"
import { expect, test } from "vitest"
import { consentDomain } from "../src/adapters/http/consentDomain"
import { plainGet } from "../src/adapters/http/plainGet"
import { aChannel } from "./fixtures/channel"
import { callHeaders, pactWith } from "./pact"
import { states } from "./states"

const asked = (state: string, description: string) =>
  pactWith("portal-host")
    .addInteraction()
    .given(state, { channel: aChannel.code })
    .uponReceiving(description)
    .withRequest("GET", "/one_trust", (request) =>
      request.headers(callHeaders(aChannel.code)).query({ idChannel: aChannel.code })
    )

const domainAt = (origin: string) => consentDomain(plainGet({ channel: aChannel.code, origin }), aChannel.code)

test("the consent domain of a channel that has trackers", () =>
  asked(states.consentAsked, "a page that must ask for consent")
    .willRespondWith(200, (response) =>
      response.jsonBody({ domainId: Matchers.regex("^[\\w-]{1,100}$", "0190b2c0-1d2e-4f30-8a4b-5c6d7e8f9a0b") })
    )
    .executeTest(async ({ url }) => {
      expect(await domainAt(url)).toBe("0190b2c0-1d2e-4f30-8a4b-5c6d7e8f9a0b")
    }))

test("a channel whose consent nobody manages", () =>
  asked(states.consentNotAsked, "a page that would ask for consent, where nobody manages it")
    .willRespondWith(200, (response) => response.jsonBody({ domainId: "" }))
    .executeTest(async ({ url }) => {
      expect(await domainAt(url)).toBe("")
    }))
