import { describe, expect, test } from "vitest"
import { findPlaces, type Place, type Sold } from "./places"

const places: ReadonlyArray<Place> = [
  { names: ["Argentina"], country: "AR", zone: "latinoamerica" },
  { names: ["Bosnia y Herzegovina"], country: "BA", zone: "europa" },
  { names: ["Cancún"], country: "MX", zone: "norteamerica" },
  { names: ["Miami"], country: "US", zone: "norteamerica" },
  { names: ["Nueva York", "New York", "NYC"], country: "US", zone: "norteamerica" },
  { names: ["Roma"], country: "IT", zone: "europa" },
  { names: ["Rumania"], country: "RO", zone: "europa" },
  { names: ["Punta Cana"], country: "DO", zone: "caribe" }
]
const zones = { caribe: "SUR", europa: "EUROPA", latinoamerica: "SUR", norteamerica: "NORTE", resto: "ASIA" }
const soldIn = (home: string, domestic?: string): Sold => ({
  at: ({ country, zone }) => (country === home ? domestic : zones[zone]),
  several: "MULTIDESTINO"
})
const sold = soldIn("AR")
const found = (typed: string, of = sold) =>
  findPlaces(typed, places, of).map(({ name, destination }) => `${name}: ${destination}`)

describe("a destination by its name (OU-place-by-name)", () => {
  test.each([
    ["roma", "Roma: EUROPA"],
    ["CANCUN", "Cancún: NORTE"],
    ["canc", "Cancún: NORTE"],
    ["  Cancún! ", "Cancún: NORTE"],
    ["york", "Nueva York: NORTE"],
    ["nyc", "Nueva York: NORTE"],
    ["Miammi", "Miami: NORTE"],
    ["maimi", "Miami: NORTE"],
    ["cana", "Punta Cana: SUR"],
    ["Bosnia y Herzegovina", "Bosnia y Herzegovina: EUROPA"]
  ])("%s", (typed, answer) => {
    expect(found(typed)[0]).toBe(answer)
  })

  test("the name itself comes before names that begin with it or look like it", () => {
    expect(found("ro")).toEqual(["Roma: EUROPA"])
    expect(found("r")).toEqual([])
    expect(found("nowhere")).toEqual([])
  })

  test.each([
    ["Miami y Roma", "Miami y Roma: MULTIDESTINO"],
    ["miami, nyc", "Miami y Nueva York: NORTE"],
    ["roma / cancun + miami", "Roma, Cancún y Miami: MULTIDESTINO"],
    ["roma e miami", "Roma y Miami: MULTIDESTINO"],
    ["roma y ", "Roma: EUROPA"],
    [", roma", "Roma: EUROPA"]
  ])("several places: %s", (typed, answer) => {
    expect(found(typed)).toEqual([answer])
  })

  test("of several places one that is unknown is left out of the answer, never guessed", () => {
    expect(found("Roma y Xanadú")).toEqual(["Roma: EUROPA"])
  })

  test("a place on sale comes before one that is not, if both may be meant", () => {
    const both: ReadonlyArray<Place> = [
      { names: ["San Juan"], country: "AR", zone: "latinoamerica" },
      { names: ["San Francisco"], country: "US", zone: "norteamerica" }
    ]
    expect(findPlaces("san", both, sold).map(({ name }) => name)).toEqual(["San Francisco", "San Juan"])
  })

  test("the visitor's own country is sold only where trips at home are", () => {
    expect(found("argentina")).toEqual(["Argentina: undefined"])
    expect(found("Roma y Argentina")).toEqual(["Argentina: undefined"])
    expect(found("argentina", soldIn("AR", "ARGENTINA"))).toEqual(["Argentina: ARGENTINA"])
    expect(found("argentina", soldIn("CL"))).toEqual(["Argentina: SUR"])
  })
})
