import { describe, expect, test } from "vitest"
import type { Instalment } from "../quote/plan"
import { differenceBetween } from "./planDifference"

const paid = (count: number, amount: number): Instalment => ({ id: count, paymentMethod: 0, count, amount })

type Rows = Readonly<Record<string, string>>
const planOf = (instalments: ReadonlyArray<Instalment>, rows: Rows) => ({
  instalments,
  benefits: Object.entries(rows).map(([description, detail]) => ({ description, detail }))
})

/** Two plans of 12 instalments, the second 843.058 cents dearer in each. */
const between = (first: Rows, second: Rows) =>
  differenceBetween(planOf([paid(12, 934_324)], first), planOf([paid(12, 1_777_382)], second))

// OU-16
describe("the difference between two plans", () => {
  test("is that of their longest instalments, and of the rows with an amount", () => {
    const difference = between(
      {
        "Asistencia médica por enfermedad": "USD 300.000",
        "Cancelación de viaje": "USD 1.000",
        Odontología: "USD 700"
      },
      {
        "Asistencia médica por enfermedad": "USD 500.000",
        "Cancelación de viaje": "USD 3.000",
        Odontología: "USD 1.000"
      }
    )
    expect(difference).toEqual({
      count: 12,
      instalment: 843_058,
      changes: [
        { subject: "medical", usd: 200_000 },
        { subject: "cancelling", usd: 2000 },
        { subject: "dentist", usd: 300 }
      ],
      others: 0
    })
  })

  test("is negative on the way down", () => {
    const down = differenceBetween(
      planOf([paid(1, 20_000), paid(3, 7000)], { Odontología: "USD 1.000" }),
      planOf([paid(1, 15_000), paid(3, 5000)], { Odontología: "USD 700" })
    )
    expect(down).toEqual({ count: 3, instalment: -2000, changes: [{ subject: "dentist", usd: -300 }], others: 0 })
  })

  test.each([
    ["another count of instalments", [paid(6, 1_000)], [paid(12, 500)]],
    ["no instalments in the first", [], [paid(12, 500)]],
    ["no instalments in the second", [paid(12, 500)], []],
    ["no instalments at all", [], []]
  ])("does not exist with %s", (_, first, second) => {
    expect(
      differenceBetween(planOf(first, { Odontología: "USD 700" }), planOf(second, { Odontología: "USD 900" }))
    ).toBeUndefined()
  })

  test.each([
    ["equal amounts", "USD 700", "USD 700"],
    ["amounts that are written differently", "USD 1.000", "Hasta USD 1000"],
    ["a row without an amount", "USD 700", "Incluida"],
    ["no amounts", "Hasta la semana 24", "Hasta la semana 30"]
  ])("does not exist for %s", (_, first, second) => {
    expect(between({ Odontología: first }, { Odontología: second })).toBeUndefined()
  })

  test("does not exist where only one plan has the row", () => {
    expect(between({}, { Odontología: "USD 700" })).toBeUndefined()
    expect(between({ Odontología: "USD 700" }, {})).toBeUndefined()
  })

  test("says a subject at once if all its rows change alike, else each of its parts", () => {
    const illness = "Asistencia médica por enfermedad"
    const accident = "Asistencia médica por accidente"
    const changesTo = (sick: string, hurt: string) =>
      between({ [illness]: "USD 100", [accident]: "USD 100" }, { [illness]: sick, [accident]: hurt })?.changes
    expect(changesTo("USD 300", "USD 300")).toEqual([{ subject: "medical", usd: 200 }])
    expect(changesTo("USD 300", "USD 100")).toEqual([{ subject: "illness", usd: 200 }])
    expect(changesTo("USD 300", "USD 200")).toEqual([
      { subject: "illness", usd: 200 },
      { subject: "accident", usd: 100 }
    ])
    expect(changesTo("USD 300", "Incluida")).toEqual([{ subject: "illness", usd: 200 }])
  })

  test("says three changes, and counts the other rows that differ", () => {
    const rows = [
      "Asistencia médica",
      "Cancelación de viaje",
      "Odontología",
      "Pérdida de equipaje",
      "Anticipo de fianza"
    ]
    const all = (detail: string, more: Rows) => ({ ...Object.fromEntries(rows.map((row) => [row, detail])), ...more })
    expect(
      between(
        all("USD 100", { Hotel: "5 días", Telemedicina: "Incluida" }),
        all("USD 200", { Hotel: "10 días", Telemedicina: "Incluida" })
      )
    ).toMatchObject({
      changes: [{ subject: "medical" }, { subject: "cancelling" }, { subject: "dentist" }],
      others: 3
    })
  })

  test("an instalment may be equal", () => {
    const same = planOf([paid(6, 1000)], { Odontología: "USD 700" })
    expect(differenceBetween(same, { ...same, benefits: [{ description: "Odontología", detail: "USD 900" }] })).toEqual(
      {
        count: 6,
        instalment: 0,
        changes: [{ subject: "dentist", usd: 200 }],
        others: 0
      }
    )
  })
})
