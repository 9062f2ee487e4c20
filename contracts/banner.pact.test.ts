import { describe, expect, test } from "vitest"
import { BannerApiFetch } from "../src/adapters/http/BannerApiFetch"
import { plainGet } from "../src/adapters/http/plainGet"
import { aChannel } from "./fixtures/channel"
import { callHeaders, inState, orNull, textOf } from "./pact"
import { states } from "./states"

/** The banner of a channel. `/api_url` has its own pact, so this server answers it. */
const bannerAt = (url: string) => {
  const get = plainGet({ channel: aChannel.code, origin: url })
  const apiUrl = { ask: async () => JSON.stringify(url) }
  const options = { apiUrl, channel: aChannel.code, origin: url, proxyHosts: [], load: async () => {} }
  return BannerApiFetch(get, options).current()
}

const channel = aChannel.code
const call = "/public_api/banner"
const given = (banner: string) => inState("public-api", states.banner, { channel, banner })

const asking = (description: string, interaction: ReturnType<typeof inState>) =>
  interaction
    .uponReceiving(description)
    .withRequest("GET", call, (request) =>
      request.query({ idChannel: aChannel.code }).headers(callHeaders(aChannel.code))
    )

describe("the banner of a channel", () => {
  test("has the name of its image", () =>
    asking("a page that asks for the banner on top of it", given("verano.svg"))
      .willRespondWith(200, (response) => response.jsonBody({ name: textOf("^[\\w.-]+$", "verano.svg") }))
      .executeTest(async ({ url }) => {
        expect(await bannerAt(url)).toEqual({ name: "verano.svg" })
      }))

  test("may be absent", () =>
    asking("a page that asks for a banner where there is none", given(""))
      .willRespondWith(200, (response) =>
        orNull(response.jsonBody({ name: null }), { "$.name": { match: "regex", regex: "^$" } })
      )
      .executeTest(async ({ url }) => {
        expect(await bannerAt(url)).toBeUndefined()
      }))
})
