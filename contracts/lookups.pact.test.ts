import { Matchers } from "@pact-foundation/pact"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { ApiUrl, HttpFetch } from "../src/adapters/http/client"
import { LookupsApiHttp } from "../src/adapters/http/LookupsApiHttp"
import { CurrentChannel } from "../src/core/channel/channel"
import { type Choice, LookupFailed, LookupsApi } from "../src/core/passengers/LookupsApi"
import { aChannel } from "./fixtures/channel"
import { callHeaders, inState, otherForm } from "./pact"
import { states } from "./states"

const { eachLike, integer, regex, string } = Matchers

const failing = (call: string, body: string, status: number) =>
  inState("public-api", states.callFails, { channel: aChannel.code, call, status, body, email: "" })

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

describe("the lists of the passenger form", () => {
  const asking = (interaction: ReturnType<typeof inState>, description: string) =>
    interaction
      .uponReceiving(description)
      .withRequest("POST", "/public_api/valueslist", (request) =>
        request.headers(callHeaders(aChannel.code)).jsonBody({ IdEntity: 4, Field: "DocumentType" })
      )
  const types = JSON.stringify([{ IdValuesList: 1, Description: "DNI", id: 1 }])
  const [id, name] = ['"IdValuesList":\\s*\\d+', '"Description":\\s*"[^"]+"']
  /** A row in any order and spacing. */
  const row = `\\s*\\{[^{}]*(${id}[^{}]*${name}|${name}[^{}]*${id})[^{}]*\\}\\s*`

  test("document types, as JSON in a string", () =>
    asking(lists("as text"), "a buyer who has to choose a type of document")
      .willRespondWith(200, (response) => response.jsonBody(regex(`^\\[${row}(,${row})*\\]$`, types)))
      .executeTest(async ({ url }) => {
        const choices = await Effect.runPromise(lookedUpAt(url, (api) => api.documentTypes))
        expect(choices).toEqual([{ id: "1", name: "DNI" }])
      }))

  test("document types, as plain JSON", () =>
    asking(otherForm(lists("as list")), "a buyer who has to choose a type of document, told as a list")
      .willRespondWith(200, (response) =>
        response.jsonBody(eachLike({ IdValuesList: integer(1), Description: string("DNI") }))
      )
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

  test("no provinces for a country that has none", () =>
    failing("/public_api/state/country/492", "[]", 200)
      .uponReceiving("a buyer whose country has no provinces")
      .withRequest("GET", "/public_api/state/country/492", (request) => request.headers(callHeaders(aChannel.code)))
      .willRespondWith(200, (response) => response.jsonBody([]))
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(lookedUpAt(url, (api) => api.provinces("492")))).toEqual([])
      }))

  test("no provinces for an unknown country", () =>
    getting("a buyer whose country is in no list", "state/country/999")
      .willRespondWith(404)
      .executeTest(async ({ url }) => {
        const failure = await Effect.runPromise(Effect.flip(lookedUpAt(url, (api) => api.provinces("999"))))
        expect(failure).toEqual(new LookupFailed({ cause: "Status" }))
      }))
})

describe("no list of the passenger form", () => {
  const paths = { country: "/public_api/country", valueslist: "/public_api/valueslist" } as const
  const empty = new LookupFailed({ cause: "Empty" })
  const broken = new LookupFailed({ cause: "Status" })

  test.each([
    ["a buyer who has to choose a country, in vain", 500, "", broken],
    ["a buyer who has to choose a country where there is none", 200, "[]", empty]
  ] as const)("for %s", (description, status, body, failure) =>
    failing(paths.country, body, status)
      .uponReceiving(description)
      .withRequest("GET", paths.country, (request) => request.headers(callHeaders(aChannel.code)))
      .willRespondWith(status, (response) => (body === "" ? response : response.jsonBody([])))
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(Effect.flip(lookedUpAt(url, (api) => api.countries)))).toEqual(failure)
      })
  )

  test("for a buyer who must choose a type of document, while the call fails", () =>
    failing(paths.valueslist, "", 500)
      .uponReceiving("a buyer who has to choose a type of document, in vain")
      .withRequest("POST", paths.valueslist, (request) =>
        request.headers(callHeaders(aChannel.code)).jsonBody({ IdEntity: 4, Field: "DocumentType" })
      )
      .willRespondWith(500)
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(Effect.flip(lookedUpAt(url, (api) => api.documentTypes)))).toEqual(broken)
      }))
})
