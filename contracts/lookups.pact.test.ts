import { Matchers } from "@pact-foundation/pact"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { ApiUrl } from "../src/adapters/http/ApiUrlHttp"
import { HttpFetch } from "../src/adapters/http/Http"
import { LookupsApiHttp } from "../src/adapters/http/LookupsApiHttp"
import { CurrentChannel } from "../src/core/channel/CurrentChannel"
import { type Choice, LookupFailed, LookupsApi } from "../src/core/passengers/LookupsApi"
import { aChannel } from "./fixtures/channel"
import { callHeaders, inState } from "./pact"
import { states } from "./states"

const { eachLike, integer, regex, string } = Matchers

type Lookup = (api: LookupsApi["Service"]) => Effect.Effect<ReadonlyArray<Choice>, LookupFailed>

const lookedUpAt = (url: string, lookup: Lookup) =>
  Effect.flatMap(LookupsApi, lookup).pipe(
    Effect.provide(LookupsApiHttp),
    Effect.provide(Layer.succeed(ApiUrl, { base: Effect.succeed(url) })),
    Effect.provide(HttpFetch({ origin: url })),
    Effect.provide(Layer.succeed(CurrentChannel, aChannel))
  )

const lists = (form: "as list" | "as text") =>
  inState("public-api", states.lists, { channel: aChannel.code, country: 32, form })

const getting = (description: string, path: string) =>
  lists("as text")
    .uponReceiving(description)
    .withRequest("GET", `/public_api/${path}`, (request) => request.headers(callHeaders(aChannel.code)))

describe("the lists for the forms of passengers", () => {
  const types = JSON.stringify([{ IdValuesList: 1, Description: "DNI", id: 1 }])
  const row = '\\{[^{}]*"IdValuesList":\\d+,"Description":"[^"]+"[^{}]*\\}'

  test("document types, as JSON inside of a string", () =>
    lists("as text")
      .uponReceiving("a buyer who has to choose a type of document")
      .withRequest("POST", "/public_api/valueslist", (request) =>
        request.headers(callHeaders(aChannel.code)).jsonBody({ IdEntity: 4, Field: "DocumentType" })
      )
      .willRespondWith(200, (response) => response.jsonBody(regex(`^\\[${row}(,${row})*\\]$`, types)))
      .executeTest(async ({ url }) => {
        const choices = await Effect.runPromise(lookedUpAt(url, (api) => api.documentTypes))
        expect(choices).toEqual([{ id: "1", name: "DNI" }])
      }))

  test("countries", () =>
    getting("a buyer who has to choose a country", "country")
      .willRespondWith(200, (response) =>
        response.jsonBody(eachLike({ idCountry: integer(32), description: string("Argentina") }))
      )
      .executeTest(async ({ url }) => {
        const choices = await Effect.runPromise(lookedUpAt(url, (api) => api.countries))
        expect(choices).toEqual([{ id: "32", name: "Argentina" }])
      }))

  test("the provinces of a country", () =>
    getting("a buyer who has to choose a province", "state/country/32")
      .willRespondWith(200, (response) =>
        response.jsonBody(eachLike({ idProvince: integer(3201), description: string("Buenos Aires") }))
      )
      .executeTest(async ({ url }) => {
        const choices = await Effect.runPromise(lookedUpAt(url, (api) => api.provinces("32")))
        expect(choices).toEqual([{ id: "3201", name: "Buenos Aires" }])
      }))

  test("no provinces of a country that there is not", () =>
    getting("a buyer whose country is in no list", "state/country/999")
      .willRespondWith(404)
      .executeTest(async ({ url }) => {
        const failure = await Effect.runPromise(Effect.flip(lookedUpAt(url, (api) => api.provinces("999"))))
        expect(failure).toEqual(new LookupFailed({ cause: "Status" }))
      }))
})
