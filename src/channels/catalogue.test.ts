import { afterEach, describe, expect, test, vi } from "vitest"
import { brandOf, brands } from "../../contracts/fixtures/brands"
import { plansOf, specifiedChannels } from "../../contracts/fixtures/specifiedChannels"
import { shelfOrder } from "../core/catalogue/product"

describe("the catalogue", () => {
  // HO-07, HO-08
  test.each(specifiedChannels)("of $id is exactly the specification's", ({ currency, id, nationalPlan, plans }) => {
    const abroad = plansOf(plans).map((plan) => ({ ...plan, currency: "USD" }))
    const national = nationalPlan ? plansOf(nationalPlan).map((plan) => ({ ...plan, currency })) : []
    const shelf = shelfOrder(brandOf(id).catalogue).map(({ coverageDescription: _, summary: __, ...plan }) => plan)
    expect(shelf).toEqual([...national, ...abroad])
  })

  test("names each product once per channel and describes it in a few words", () => {
    for (const { catalogue, id } of brands) {
      expect(new Set(catalogue.map(({ name }) => name)).size, id).toBe(catalogue.length)
      for (const { coverageDescription, summary } of catalogue) {
        expect(coverageDescription).not.toBe("")
        expect(summary.length).toBeGreaterThanOrEqual(3)
      }
    }
  })

  describe("of placeholders", () => {
    afterEach(() => {
      vi.resetModules()
    })

    test("is empty if the build hides them", async () => {
      vi.stubEnv("VITE_PLACEHOLDER_PLANS", "hidden")
      vi.resetModules()
      expect((await import("./b2cchile/brand")).brand.catalogue).toEqual([])
    })
  })
})

describe("the rows of a product", () => {
  const detailsOf = (id: string, product: string) =>
    Object.fromEntries((brandOf(id).rows[product] ?? []).map(({ description, detail }) => [description, detail]))

  const limits = {
    "Hotel por convalecencia": "Hasta USD 100 por día, por 10 días",
    "Pérdida de equipaje": "USD 60 por kilo, hasta USD 1.200. Países limítrofes: USD 40 por kilo, hasta USD 800",
    "Adelanto de fianza": "Hasta USD 12.000",
    "Adelanto de honorarios de abogados": "Hasta USD 2.500"
  }
  const premium = {
    "Hotel por convalecencia": "Hasta USD 400 por día, por 10 días",
    "Pérdida de equipaje": limits["Pérdida de equipaje"],
    "Adelanto de fianza": "Hasta USD 25.000",
    "Adelanto de honorarios de abogados": "Hasta USD 5.000"
  }
  const open = "Según condiciones del plan"

  const products = brands.flatMap((brand) => brand.catalogue.map((product) => ({ id: brand.id, product })))

  test.each(products.map(({ id, product }) => [id, product.name, product] as const))(
    "%s %s states the specification's limits and no other figure",
    (id, name, { coverage, currency }) => {
      const rows = detailsOf(id, name)
      const medical = `Hasta ${currency === "ARS" ? "$" : "USD"} ${coverage.toLocaleString("es-AR")}`
      expect(rows).toMatchObject({
        "Asistencia médica por enfermedad": medical,
        "Asistencia médica por accidente": medical,
        Preexistencias: open,
        Odontología: open,
        Medicamentos: open,
        "Cancelación de viaje": open,
        Embarazo: `Hasta la semana ${id === "belo" ? 26 : 24}`,
        Edad: id === "belo" ? "Hasta 75 años; categoría senior desde los 76" : "Hasta 75 años",
        "Duración de cada viaje": `Hasta ${name === "NACIONAL" ? 21 : brandOf(id).channel.trip.maxDays} días`
      })
      if (currency === "ARS") for (const limited of Object.keys(limits)) expect(rows[limited]).toBe(open)
      else expect(rows).toMatchObject(name === "PREMIUM" ? premium : limits)
      for (const [description, detail] of Object.entries(rows)) expect(`${description}${detail}`).toMatch(/\p{L}/u)
    }
  )

  test.each(specifiedChannels)("every plan of $id includes what is specified, and no more", (specified) => {
    const { catalogue, rows: tables } = brandOf(specified.id)
    expect(Object.keys(tables)).toEqual(catalogue.map(({ name }) => name))
    for (const { name } of catalogue) {
      const rows = detailsOf(specified.id, name)
      expect("Seguro de accidentes personales" in rows, name).toBe(specified.accidentInsurance)
      expect("Telemedicina 24/7" in rows, name).toBe(specified.telemedicine)
    }
  })
})
