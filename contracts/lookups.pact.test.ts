import { Matchers } from "@pact-foundation/pact"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { type Choice, LookupFailed, LookupsApi } from "../src/core/passengers/LookupsApi"
import { aChannel } from "./fixtures/channel"
import { anyOf, callHeaders, filled, id, inState } from "./pact"
import { states } from "./states"
import { asked } from "./wire"

const { eachLike, regex } = Matchers

type Lookup = (api: LookupsApi["Service"]) => Effect.Effect<ReadonlyArray<Choice>, LookupFailed>

const lookedUpAt = (url: string, lookup: Lookup) => asked(Effect.flatMap(LookupsApi, lookup), { origin: url })

const lists = () => inState("public-api", states.lists, { channel: aChannel.code, country: 32, without: 492 })

const getting = (description: string, path: string) =>
  lists()
    .uponReceiving(description)
    .withRequest("GET", `/public_api/${path}`, (request) => request.headers(callHeaders(aChannel.code)))

describe("the lists of the passenger form", () => {
  const asking = (interaction: ReturnType<typeof inState>, description: string) =>
    interaction
      .uponReceiving(description)
      .withRequest("POST", "/public_api/valueslist", (request) =>
        request.headers(callHeaders(aChannel.code)).jsonBody({ IdEntity: 4, Field: "DocumentType" })
      )
  const types = JSON.stringify([{ IdValuesList: 1, Description: "DNI", id: 1 }])
  const [key, name] = ['"IdValuesList":\\s*([1-9]\\d*|"[^"]+")', '"Description":\\s*"[^"]+"']
  /** Other fields, such as an object of a row. */
  const more = "[^{}]*(\\{[^{}]*\\}[^{}]*)*"
  /** A row in any order and spacing. */
  const row = `\\s*\\{${more}(${key}${more}${name}|${name}${more}${key})${more}\\}\\s*`

  test("document types, as JSON in a string", () =>
    asking(lists(), "a buyer who has to choose a type of document")
      .willRespondWith(200, (response) => response.jsonBody(regex(`^\\[${row}(,${row})*\\]$`, types)))
      .executeTest(async ({ url }) => {
        const choices = await Effect.runPromise(lookedUpAt(url, (api) => api.documentTypes))
        expect(choices).toEqual([{ id: "1", name: "DNI" }])
      }))

  test("countries", () =>
    getting("a buyer who has to choose a country", "country")
      .willRespondWith(200, (response) =>
        response.jsonBody(eachLike({ idCountry: id(32), description: filled("Argentina") }))
      )
      .executeTest(async ({ url }) => {
        const choices = await Effect.runPromise(lookedUpAt(url, (api) => api.countries))
        expect(choices).toEqual([{ id: "32", name: "Argentina" }])
      }))

  test("the provinces of a country", () =>
    getting("a buyer who has to choose a province", "state/country/32")
      .willRespondWith(200, (response) =>
        response.jsonBody(eachLike({ idProvince: id(3201), description: filled("Buenos Aires") }))
      )
      .executeTest(async ({ url }) => {
        const choices = await Effect.runPromise(lookedUpAt(url, (api) => api.provinces("32")))
        expect(choices).toEqual([{ id: "3201", name: "Buenos Aires" }])
      }))

  test("no provinces for a country that has none", () =>
    getting("a buyer whose country has no provinces", "state/country/492")
      .willRespondWith(200, (response) => response.jsonBody([]))
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(lookedUpAt(url, (api) => api.provinces("492")))).toEqual([])
      }))

  test("no provinces for an unknown country", () =>
    getting("a buyer whose country is in no list", "state/country/999")
      .willRespondWith(...anyOf(404, "clientError"))
      .executeTest(async ({ url }) => {
        const failure = await Effect.runPromise(Effect.flip(lookedUpAt(url, (api) => api.provinces("999"))))
        expect(failure).toEqual(new LookupFailed({ cause: "Status" }))
      }))
})
