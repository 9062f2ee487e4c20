import { beforeAll, describe, expect, test } from "vitest"
import { specifiedChannels } from "../../contracts/fixtures/specifiedChannels"
import { pdfText } from "../../tests/e2e/steps/pdfText"
import { drawDocuments } from "../build/documents/documents"
import { keptKeys } from "../core/device/kept"

/** The claims that only one brand's documents may make (LG-05, LG-06). */
const claims: Readonly<Record<string, ReadonlyArray<string>>> = {
  b2c: ["telemedicina 24/7"],
  belo: ["categoría senior", "semana 26", "hasta 21 si es dentro de Argentina"],
  b2cchile: ["comienzan en Chile", "Puedes anular"]
}

const documents = ["terminosycondiciones.pdf", "priva.pdf"]

let drawn: ReadonlyMap<string, Uint8Array>
const textOf = (id: string, file: string) => {
  const bytes = drawn.get(`Docs/${id}/${file}`)
  return bytes ? pdfText(bytes) : ""
}
beforeAll(async () => {
  drawn = await drawDocuments()
}, 60_000)

// CH-10
test("every channel has its two documents, and drawing them again gives the same bytes", async () => {
  const wanted = specifiedChannels.flatMap(({ id }) => documents.map((file) => `Docs/${id}/${file}`))
  expect([...drawn.keys()].sort()).toEqual(wanted.sort())
  const again = await drawDocuments()
  for (const [name, bytes] of drawn) expect([name, Buffer.compare(bytes, again.get(name) ?? bytes)]).toEqual([name, 0])
})

describe.each(specifiedChannels)("$id", ({ id, maxDays, maxDaysToStart, name: brand, phones, plans }) => {
  test.each(documents)("%s names its own brand on each page, and no other", (file) => {
    const text = textOf(id, file)
    expect(text).toContain(brand)
    const others = specifiedChannels.filter((other) => other.id !== id).map(({ name }) => name)
    const leaked = others.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text))
    expect(leaked).toEqual(id === "b2cchile" ? ["B2C"] : [])
    const pages = Number(/Página 1 de (\d+)/.exec(text)?.[1])
    expect(pages).toBeGreaterThan(1)
    for (let page = 1; page <= pages; page++) expect(text).toContain(`Página ${page} de ${pages}`)
  })

  test("its terms state its own facts and the specified limits", () => {
    const text = textOf(id, "terminosycondiciones.pdf").replaceAll(/\s+/g, " ")
    const premium = /\bPREMIUM \d/.test(plans)
    const facts = [`hasta ${maxDays} días`, `hasta ${maxDaysToStart} días después`, ...phones, ...(claims[id] ?? [])]
    const limits = [
      "USD 100 por día, por 10 días",
      "USD 60 por kilo, hasta USD 1.200",
      "USD 40 por kilo, hasta USD 800",
      "Hasta USD 2.500",
      "Hasta USD 12.000",
      "75 años",
      "48 horas",
      "30 días",
      "20 días",
      "10 días",
      ...(premium ? ["USD 400 por día", "USD 5.000", "USD 25.000"] : []),
      ...(id === "belo" ? [] : ["semana 24"])
    ]
    expect([...limits, ...facts].filter((said) => !text.includes(said))).toEqual([])
  })

  test("its privacy policy names every stored key, the phones of all travellers and the data of the opt-in", () => {
    const text = textOf(id, "priva.pdf").replaceAll(/\s+/g, " ")
    expect(keptKeys.filter((key) => !text.includes(`(${key})`))).toEqual([])
    expect(text).toContain("nombre, documento, fecha de nacimiento y teléfono de quienes viajan")
    expect(text).toContain(
      id === "b2cchile"
        ? "Enviarte novedades, solo si marcaste la casilla. Puedes pedir"
        : "Enviarte novedades, si dejaste marcada la casilla. Podés pedir"
    )
    expect(text).toContain("22/11/2026")
  })

  test("it uses its country's language and form of address", () => {
    const voseo = /(?<!\p{L})(podés|tenés|querés|escribinos|comunicate|cargás|contales|guardá|atendete)(?!\p{L})/iu
    const both = documents.map((file) => textOf(id, file)).join()
    expect(voseo.test(both)).toBe(id !== "b2cchile")
    for (const file of documents) {
      const pdf = Buffer.from(drawn.get(`Docs/${id}/${file}`) ?? []).toString("latin1")
      expect(pdf).toContain(id === "b2cchile" ? "(es-CL)" : "(es-AR)")
      expect(pdf).toMatch(/\/MarkInfo|\/StructTreeRoot/)
    }
  })
})
