import { expect, test } from "vitest"
import { channels } from "./channels"
import { drawVoucher } from "./sales/drawVoucher"
import { pastSales } from "./sales/pastSales"

const sales = [...channels.values()].flatMap(pastSales)

test("a voucher is a PDF whose table of objects has the place of each", () => {
  expect(sales.length).toBeGreaterThan(0)
  for (const sale of sales) {
    const pdf = Buffer.from(drawVoucher(sale)).toString("latin1")
    const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
    expect(pdf.slice(table, table + 8)).toBe("xref\n0 7")
    const places = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place))
    expect(places.map((place) => pdf.slice(place, place + 7))).toEqual([1, 2, 3, 4, 5, 6].map((of) => `${of} 0 obj`))
  }
})

test("a name with a bracket is drawn as it is written, and a long line goes on below", () => {
  const [sale] = sales
  if (!sale) throw new Error("Nobody bought anything.")
  const [one] = sale.passengers
  if (!one) throw new Error("Nobody travels.")
  const passengers = Array.from({ length: 9 }, () => ({ ...one, FirstName: "Ana (Anita)", LastName: "Núñez" }))
  const pdf = Buffer.from(drawVoucher({ ...sale, passengers })).toString("latin1")
  expect(pdf).toContain("Ana \\(Anita\\) Núñez")
  const lines = [...pdf.matchAll(/^.*\((.*)\) Tj/gm)].map(([, line = ""]) => line.length)
  expect(Math.max(...lines)).toBeLessThan(120)
})
