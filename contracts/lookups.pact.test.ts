import { Matchers } from "@pact-foundation/pact"
import { Effect } from "effect"
import { describe, test } from "vitest"
import { type Choice, LookupFailed, LookupsApi } from "../src/core/passengers/LookupsApi"
import { anyOf, calling, filled, gives, id, inState } from "./pact"
import { states } from "./states"
import { asked } from "./wire"

const { eachLike, regex } = Matchers

type Lookup = (api: LookupsApi["Service"]) => Effect.Effect<ReadonlyArray<Choice>, LookupFailed>

const lookedUpAt = (url: string, lookup: Lookup) => asked(Effect.flatMap(LookupsApi, lookup), { origin: url })

const lists = () =>
  inState("public-api", states.lists, { country: 32, name: "Argentina", province: "Buenos Aires", without: 492 })

const types = JSON.stringify([{ IdValuesList: 1, Description: "DNI", id: 1 }])
const [key, name] = ['"IdValuesList":\\s*([1-9]\\d*|"[^"]+")', '"Description":\\s*"[^"]+"']
/** Other fields, such as an object of a row. */
const more = "[^{}]*(\\{[^{}]*\\}[^{}]*)*"
/** A row in any order and spacing. */
const row = `\\s*\\{${more}(${key}${more}${name}|${name}${more}${key})${more}\\}\\s*`
const ofTypes = { body: { IdEntity: 4, Field: "DocumentType" } }

interface Listing {
  readonly list: string
  readonly description: string
  readonly path: string
  readonly sent?: Parameters<typeof calling>[3]
  readonly answer: unknown
  readonly lookup: Lookup
  readonly choices: ReadonlyArray<Choice>
}

const listings: ReadonlyArray<Listing> = [
  {
    list: "document types, as JSON in a string",
    description: "a buyer who has to choose a type of document",
    path: "valueslist",
    sent: ofTypes,
    answer: regex(`^\\[${row}(,${row})*\\]$`, types),
    lookup: (api) => api.documentTypes,
    choices: [{ id: "1", name: "DNI" }]
  },
  {
    list: "countries",
    description: "a buyer who has to choose a country",
    path: "country",
    answer: eachLike({ idCountry: id(32), description: filled("Argentina") }),
    lookup: (api) => api.countries,
    choices: [{ id: "32", name: "Argentina" }]
  },
  {
    list: "the provinces of a country",
    description: "a buyer who has to choose a province",
    path: "state/country/32",
    answer: eachLike({ idProvince: id(3201), description: filled("Buenos Aires") }),
    lookup: (api) => api.provinces("32"),
    choices: [{ id: "3201", name: "Buenos Aires" }]
  },
  {
    list: "no provinces for a country that has none",
    description: "a buyer whose country has no provinces",
    path: "state/country/492",
    answer: [],
    lookup: (api) => api.provinces("492"),
    choices: []
  }
]

describe("the lists of the passenger form", () => {
  test.each(listings)("$list", ({ answer, choices, description, lookup, path, sent }) =>
    calling(lists(), description, `/public_api/${path}`, sent)
      .willRespondWith(200, (response) => response.jsonBody(answer))
      .executeTest(gives((url) => lookedUpAt(url, lookup), choices))
  )

  test("no provinces for an unknown country", () =>
    calling(lists(), "a buyer whose country is in no list", "/public_api/state/country/999")
      .willRespondWith(...anyOf(404, "clientError"))
      .executeTest(
        gives(
          (url) => Effect.flip(lookedUpAt(url, (api) => api.provinces("999"))),
          new LookupFailed({ cause: "Status" })
        )
      ))
})
