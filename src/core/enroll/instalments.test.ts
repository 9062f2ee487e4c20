import { describe, expect, test } from "vitest"
import { goldPlan } from "../../../contracts/fixtures/plans"
import { type CartItem, cartOf } from "../cart/cart"
import type { Instalment } from "../quote/plan"
import { type CardDraft, emptyCard } from "./card"
import { fitInstalment, instalmentOf, instalmentsFor } from "./instalments"

const plan = (id: number, paymentMethod: number, count: number, amount = 100): Instalment => ({
  id,
  paymentMethod,
  count,
  amount
})
const ids = (all: ReadonlyArray<Instalment>) => all.map(({ id }) => id)
const instalments = [plan(1, 0, 6), plan(2, 0, 1), plan(3, 1, 3), plan(4, 1, 1), plan(5, 9, 2)]

describe("instalments", () => {
  test("are those of the card, fewest first (PY-12)", () => {
    expect(ids(instalmentsFor({ instalments }, "0"))).toEqual([2, 1])
    expect(ids(instalmentsFor({ instalments }, "1"))).toEqual([4, 3])
    expect(ids(instalmentsFor({ instalments }, "2"))).toEqual([])
    expect(ids(instalmentsFor({ instalments }, ""))).toEqual([])
  })

  test("are all of them if none belongs to a known card, so that the buyer has a choice (PY-12)", () => {
    const foreign = [plan(1, 7, 3), plan(2, 8, 1)]
    for (const type of ["", "0", "2"]) expect(ids(instalmentsFor({ instalments: foreign }, type))).toEqual([2, 1])
  })

  test("in credit are paid as chosen, if the card has them", () => {
    const chosen = (type: string) => instalmentOf({ instalments }, { mode: "credit", instalment: "1", type })
    expect([chosen("0")?.id, chosen("1")]).toEqual([1, undefined])
  })

  test("in debit are one, or else the fewest (PY-03)", () => {
    const debit = { mode: "debit", instalment: "", type: "" } as const
    expect(instalmentOf({ instalments }, debit)?.count).toBe(1)
    expect(instalmentOf({ instalments: [plan(1, 0, 6), plan(2, 0, 3)] }, debit)?.id).toBe(2)
    expect(instalmentOf({ instalments: [] }, debit)).toBeUndefined()
  })
})

const price = 1200
const [one, six, twelve] = [plan(1, 0, 1, price), plan(6, 0, 6, 200), plan(12, 0, 12, 100)]
const dear = plan(12, 0, 12, 150)
const ofOther = [plan(101, 1, 1, price), plan(112, 1, 12, 100)]

// PY-07, PY-12, OU-15
test.each<readonly [string, ReadonlyArray<Instalment>, Partial<CardDraft>, number | undefined, string]>([
  ["the chosen ones stay", [one, six, twelve], { instalment: "6" }, 6, "6"],
  ["those that are no longer offered are dropped", [one, six], { instalment: "99" }, undefined, "6"],
  ["those that the plan was shown with come unasked", [one, six, twelve], {}, undefined, "12"],
  ["but not if they cost more than the price", [one, dear], {}, undefined, ""],
  ["another card keeps the number that was chosen", [one, ...ofOther], { type: "1", instalment: "1" }, 1, "101"],
  ["a number that the card lacks is none", [one, six, ...ofOther], { type: "1" }, 6, ""],
  ["a choice taken back stays so", [one, twelve], {}, 0, ""],
  ["the only ones come in any case", [dear], {}, 0, "12"],
  ["without any there are none", [], { instalment: "6" }, 6, ""]
])("instalments: %s", (_, all, typed, count, instalment) => {
  const item: CartItem = { ...cartOf({ ...goldPlan, amount: price }).item, instalments: all }
  const draft = { ...emptyCard, type: "0", ...typed }
  expect(fitInstalment(draft, item, count)).toEqual({ ...draft, instalment })
})
