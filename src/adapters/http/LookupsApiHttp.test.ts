import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { type Answer, aProvider } from "../../../contracts/fixtures/httpPage"
import { json } from "../../../contracts/localServer"
import { type Choice, LookupFailed, LookupsApi } from "../../core/passengers/LookupsApi"

const { aPage, answerWith, bodySent, logged, sent } = aProvider()

const documentTypes = Effect.flatMap(LookupsApi, (api) => api.documentTypes)
const countries = Effect.flatMap(LookupsApi, (api) => api.countries)
const provinces = (country: string) => Effect.flatMap(LookupsApi, (api) => api.provinces(country))

const wireTypes = [
  { IdValuesList: 1, Description: "DNI", id: 11 },
  { IdValuesList: 2, Description: " LE ", id: 12 }
]
const types = [
  { id: "1", name: "DNI" },
  { id: "2", name: "LE" }
]

// PA-05, CL-07
describe("a list is requested", () => {
  test.each([
    ["a JSON string", JSON.stringify(wireTypes)],
    ["an array", wireTypes]
  ])("for document types, answered as %s, with the id of the list and not the types' own", async (_, answer) => {
    answerWith(json(answer))
    expect(await aPage().run(documentTypes)).toEqual(types)
    expect(sent()).toMatchObject([
      { method: "POST", path: "/public_api/valueslist", headers: { idchannel: aChannel.code } }
    ])
    expect(bodySent()).toEqual({ IdEntity: 4, Field: "DocumentType" })
  })

  // PA-06
  test("for provinces, by the id of their country", async () => {
    answerWith(json([{ idProvince: "BA", description: "Buenos Aires" }]))
    expect(await aPage().run(provinces("A/R"))).toEqual([{ id: "BA", name: "Buenos Aires" }])
    expect(sent()).toMatchObject([{ method: "GET", path: "/public_api/state/country/A%2FR", body: "" }])
  })
})

test("unreadable rows and repeated ids are left out", async () => {
  const bad = [
    null,
    7,
    {},
    { idCountry: 1 },
    { idCountry: null, description: "x" },
    { idCountry: "", description: "x" }
  ]
  const unnamed = [
    { idCountry: 2, description: " " },
    { idCountry: 3, description: 3 }
  ]
  const good = { idCountry: 32, description: "Argentina" }
  answerWith(json([...bad, ...unnamed, good, { idCountry: "32", description: "Otra" }]))
  expect(await aPage().run(countries)).toEqual([{ id: "32", name: "Argentina" }])
  expect(logged).toEqual([])
})

describe("a loaded list is requested once", () => {
  test.each<readonly [string, typeof countries, unknown, ReadonlyArray<Choice>]>([
    ["document types", documentTypes, wireTypes, types],
    ["countries", countries, [{ idCountry: 32, description: "Argentina" }], [{ id: "32", name: "Argentina" }]],
    ["the provinces of a country", provinces("32"), [{ idProvince: 1, description: "S" }], [{ id: "1", name: "S" }]],
    ["no provinces of a country that has none", provinces("492"), [], []]
  ])("%s", async (_, lookup, answer, read) => {
    answerWith(json(answer))
    const { run } = aPage()
    expect(await Promise.all([run(lookup), run(lookup)])).toEqual([read, read])
    expect(await run(lookup)).toEqual(read)
    expect([sent().length, logged]).toEqual([1, []])
  })

  test("provinces, once per country", async () => {
    answerWith((response) => json([{ idProvince: 1, description: response.req.url }])(response))
    const { run } = aPage()
    expect(await run(provinces("32"))).toEqual([{ id: "1", name: "/public_api/state/country/32" }])
    expect(await run(provinces("152"))).toEqual([{ id: "1", name: "/public_api/state/country/152" }])
    await run(provinces("32"))
    expect(sent()).toHaveLength(2)
  })
})

// PA-12
describe("a failed list is logged by its name and requested again", () => {
  const lookups: ReadonlyArray<readonly [name: string, lookup: typeof countries]> = [
    ["valueslist", documentTypes],
    ["country", countries],
    ["state/country", provinces("32")]
  ]
  test.each(lookups)("%s: of another shape", async (name, lookup) => {
    answerWith(json([{ x: 1 }]))
    const { failureOf, run } = aPage()
    expect(await failureOf(lookup)).toEqual(new LookupFailed({ cause: "Shape" }))
    expect(logged).toEqual([`${name}: Shape`])
    expect(sent()).toHaveLength(1)
    answerWith(json([{ idCountry: 1, idProvince: 1, IdValuesList: 1, description: "x", Description: "x" }]))
    expect(await run(lookup)).toEqual([{ id: "1", name: "x" }])
  })

  test.each<readonly [name: string, answer: Answer, cause: string]>([
    ["a 404", json({}, 404), "Status"],
    ["an object", json({ list: [] }), "Shape"],
    ["a text that is no JSON", json("DNI"), "Shape"],
    ["null", json(null), "Shape"]
  ])("countries: %s", async (_, answer, cause) => {
    answerWith(answer)
    expect(await aPage().failureOf(countries)).toEqual(new LookupFailed({ cause }))
    expect(sent()).toHaveLength(1)
  })

  test.each(lookups.slice(0, 2))("%s: an empty list", async (name, lookup) => {
    answerWith(json([]))
    expect(await aPage().failureOf(lookup)).toEqual(new LookupFailed({ cause: "Empty" }))
    expect(logged).toEqual([`${name}: Empty`])
  })
})
