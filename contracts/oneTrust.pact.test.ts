import { Matchers } from "@pact-foundation/pact"
import { test } from "vitest"
import { consentDomain } from "../src/adapters/http/consentDomain"
import { plainGet } from "../src/adapters/http/plainGet"
import { aChannel } from "./fixtures/channel"
import { calling, gives, inState } from "./pact"
import { states } from "./states"

const channel = aChannel.code
const id = "0190b2c0-1d2e-4f30-8a4b-5c6d7e8f9a0b"
const form = "^[\\w-]{1,100}$"

const given = (domain: string) => inState("portal-host", states.consent, { domain })

const asked = (given: ReturnType<typeof inState>, description: string) =>
  calling(given, description, "/one_trust", { query: { idChannel: channel } })

const domainAt = (origin: string) => consentDomain(plainGet({ channel, origin }), channel)

test("the consent domain of a channel that has trackers", () =>
  asked(given(id), "a page that must ask for consent")
    .willRespondWith(200, (response) => response.jsonBody({ domainId: Matchers.regex(form, id) }))
    .executeTest(gives(domainAt, id)))

test("a channel without consent management", () =>
  asked(given(""), "a page that would ask for consent, where nobody manages it")
    .willRespondWith(200, (response) => response.jsonBody({ domainId: "" }))
    .executeTest(gives(domainAt, "")))
