import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { anExternalQuote } from "../../../contracts/fixtures/external"
import { LookupsApiMemory } from "../../adapters/memory/LookupsApiMemory"
import { withKnownIds } from "./knownIds"

const { main, others } = anExternalQuote.passengers
const documentTypes = [
  { id: "1", name: "DNI" },
  { id: "P", name: "Pasaporte" }
]

const known = (told: Partial<typeof main>, lost = false) =>
  Effect.runPromise(
    Effect.provide(withKnownIds({ main: { ...main, ...told }, others }), LookupsApiMemory({ documentTypes, lost }))
  )

describe("what has an id on a list of the provider's", () => {
  test.each([
    ["1", "1"],
    ["77", "77"],
    ["P", "P"],
    ["dni", "1"],
    ["PASAPORTE", "P"],
    ["Libreta", ""],
    ["", ""]
  ])("is found by its name, or asked for: a document of type %j is %j", async (documentType, id) => {
    expect(await known({ documentType })).toMatchObject({ main: { documentType: id }, others })
  })

  test("is asked for where there is no list", async () => {
    expect(await known({ documentType: "DNI" }, true)).toMatchObject({ main: { documentType: "" } })
  })

  test.each([
    ["Chile", "Valparaiso", "2", "22"],
    ["1", "Córdoba", "1", "12"],
    ["AR", "11", "", ""],
    ["1", "Atlántida", "1", ""],
    ["32", "3201", "32", "3201"]
  ])("so have country and province: %j, %j", async (country, province, id, place) => {
    expect(await known({ country, province })).toMatchObject({ main: { country: id, province: place } })
  })
})
