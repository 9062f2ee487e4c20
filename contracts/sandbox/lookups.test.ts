import { describe, expect, test } from "vitest"
import { startedSandbox } from "./started"
import { send } from "./testing"

const sandbox = startedSandbox()

const get = async (path: string, channel = "B2C") => {
  const { status, text } = await send(sandbox, `/public_api/${path}`, { headers: { idchannel: channel } })
  return { status, body: JSON.parse(text) }
}
const asked = { IdEntity: 4, Field: "DocumentType" }
const valuesList = async (body: unknown, channel = "B2C") => {
  const headers = { "content-type": "application/json", idchannel: channel }
  const { status, text } = await send(sandbox, "/public_api/valueslist", {
    method: "POST",
    headers,
    body: JSON.stringify(body)
  })
  return { status, body: JSON.parse(text) }
}

describe("document types", () => {
  test("come as JSON in a JSON string", async () => {
    const { status, body } = await valuesList(asked)
    expect([status, typeof body]).toEqual([200, "string"])
    expect(JSON.parse(body)).toEqual([
      { IdValuesList: 1, Description: "DNI", id: 1 },
      { IdValuesList: 2, Description: "LE", id: 2 },
      { IdValuesList: 3, Description: "LC", id: 3 }
    ])
  })

  test("are those of the channel's country, without a passport", async () => {
    const { body } = await valuesList(asked, "B2CCHILE")
    expect(JSON.parse(body)).toEqual([{ IdValuesList: 4, Description: "RUT", id: 4 }])
  })
})

type Country = { readonly idCountry: number; readonly description: string }
type Province = { readonly idProvince: number; readonly description: string }

describe("countries and their provinces", () => {
  test("countries are sorted as in Spanish, unique, with provinces but for city states", async () => {
    const { body } = await get("country")
    const countries = body as readonly Country[]
    const names = countries.map(({ description }) => description)
    expect(names.length).toBeGreaterThan(25)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "es")))
    expect(names).toEqual(expect.arrayContaining(["Argentina", "Chile", "España", "Perú"]))
    expect(new Set(countries.map(({ idCountry }) => idCountry)).size).toBe(countries.length)
    const ids = new Set<number>()
    const bare: Array<string> = []
    for (const { description: country, idCountry } of countries) {
      const provinces = (await get(`state/country/${idCountry}`)).body as readonly Province[]
      for (const { description, idProvince } of provinces) {
        expect(description).toMatch(/^\p{Lu}[\p{L}’ -]+$/u)
        expect(ids.has(idProvince)).toBe(false)
        ids.add(idProvince)
      }
      if (provinces.length === 0) bare.push(country)
    }
    expect(bare).toEqual(["Mónaco", "Singapur"])
  })

  test("Argentina has 24 provinces, Chile 16", async () => {
    const argentina = await get("state/country/32")
    expect(argentina.body).toHaveLength(24)
    expect(argentina.body[1]).toEqual({ idProvince: 3202, description: "Catamarca" })
    expect((await get("state/country/152", "B2CCHILE")).body).toHaveLength(16)
  })

  test.each(["999", "0", "x", "32.0", "-1", "99999999999"])("country %s does not exist", async (id) => {
    expect((await get(`state/country/${id}`)).status).toBe(404)
  })
})
