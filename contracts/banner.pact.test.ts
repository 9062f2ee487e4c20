import { describe, test } from "vitest"
import { aChannel } from "./fixtures/channel"
import { calling, gives, inState, orNull, textOf } from "./pact"
import { states } from "./states"
import { bannerAt } from "./wire"

const channel = aChannel.code
const given = (banner: string) => inState("public-api", states.banner, { banner })

const asking = (description: string, banner: string) =>
  calling(given(banner), description, "/public_api/banner", { query: { idChannel: channel } })

describe("the banner of a channel", () => {
  test("has the name of its image", () =>
    asking("a page that asks for the banner on top of it", "verano.svg")
      .willRespondWith(200, (response) => response.jsonBody({ name: textOf("^[\\w.-]+$", "verano.svg") }))
      .executeTest(gives((url) => bannerAt({ origin: url }), { name: "verano.svg" })))

  test("may be absent", () =>
    asking("a page that asks for a banner where there is none", "")
      .willRespondWith(200, (response) =>
        orNull(response.jsonBody({ name: null }), { "$.name": { match: "regex", regex: "^$" } })
      )
      .executeTest(gives((url) => bannerAt({ origin: url }), undefined)))
})
