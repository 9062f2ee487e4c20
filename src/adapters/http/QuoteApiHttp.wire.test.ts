import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { platinumPlan, silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aQuoteRequest } from "../../../contracts/fixtures/searches"
import { wirePlan } from "../../../contracts/fixtures/wirePlan"
import { readQuoteAnswer, readRefusal, toWireQuote } from "./QuoteApiHttp"

const wire = wirePlan(silverPlan)
const read = (answer: unknown) => readQuoteAnswer(answer, "ARS")
const plansIn = (answer: unknown) => {
  const found = read(answer)
  return found.is === "plans" ? found.plans : found.is
}
/** The changed plan comes with a valid one, so that the list stays readable. */
const planWith = (other: object) => plansIn([{ ...wire, ...other }, wirePlan(platinumPlan)])[0]
const planWithout = (key: keyof typeof wire) => {
  const { [key]: _, ...rest } = wire
  return plansIn([rest, wirePlan(platinumPlan)])[0]
}

test("the body of a quote, key by key (QR-22)", () => {
  expect(JSON.stringify(toWireQuote(aQuoteRequest))).toBe(
    '{"quote":{"TripInitialDate":"2027-01-10","TripEndDate":"2027-01-25","Age":[34,0,71],"Annual":null,"Sort":1,' +
      '"PromotionalCode":null,"DestinationCountryIsoCode":"BTR","AmountCurrencyISOCode":"ARS","Top":15,"Product":[]},' +
      '"phoneNumber":"1144445555","email":"ana@example.com","subscribed":true}'
  )
})

test("plans keep the provider's order, and unknown keys are dropped", () => {
  expect(plansIn(threePlans.map((plan) => ({ ...wirePlan(plan), Secret: 1 })))).toEqual(threePlans)
})

describe("a plan is dropped and counted if", () => {
  test.each([
    ["its Amount is text", { Amount: "123.4" }],
    ["its Amount is NaN", { Amount: Number.NaN }],
    ["its Amount is null", { Amount: null }],
    ["its Amount is negative", { Amount: -1 }],
    ["its Amount is 0", { Amount: 0 }],
    ["its Amount is less than a cent", { Amount: 0.001 }],
    ["it is priced in another currency", { Currency: "USD" }],
    ["its Amount is too large", { Amount: 1e300 }],
    ["its Id is null", { Id: null }],
    ["its Id is empty", { Id: "" }],
    ["it has no name at all", { Title: "", Name: " " }],
    ["its title is not a text", { Title: { es: "SILVER" } }],
    ["its benefits are not a list", { Benefit: "none" }]
  ])("%s", (_, other) => {
    const answer = read([{ ...wire, ...other }, wirePlan(platinumPlan)])
    expect(answer).toEqual({ is: "plans", plans: [platinumPlan], bad: 1 })
  })

  test.each([null, 7, "plan", [], {}])("it is %j", (item) => {
    expect(read([item, wirePlan(platinumPlan)])).toMatchObject({ plans: [platinumPlan], bad: 1 })
  })
})

// CL-09
describe("an incomplete plan is read with", () => {
  test.each([
    ["no benefits when they are null", { Benefit: null }, { benefits: [] }],
    ["no instalments when they are null", { Installment: null }, { instalments: [] }],
    ["no product", { Product: null }, { product: "" }],
    ["the name as title", { Title: null }, { title: "SILVER" }],
    ["the title as name", { Name: "" }, { name: "SILVER" }],
    ["an Id as text", { Id: "A-1" }, { id: "A-1" }],
    ["the requested currency in other letters", { Currency: " ars " }, { currency: "ARS" }],
    ["rounded cents", { Amount: 1.005 }, { amount: 100 }],
    [
      "the long description as coverage",
      { CardDescription: null, LongDescription: "Asistencia médica hasta USD 80.000 por persona." },
      { coverage: "Asistencia médica hasta USD 80.000 por persona." }
    ],
    [
      "the start of a very long description",
      { CardDescription: " ", LongDescription: "Asistencia ".repeat(500) },
      { coverage: `${"Asistencia ".repeat(10).trim()}…`, description: "Asistencia ".repeat(500) }
    ],
    ["a description of 120 signs as it is", { CardDescription: "x".repeat(120) }, { coverage: "x".repeat(120) }],
    ["no coverage", { CardDescription: null, LongDescription: null }, { coverage: "" }],
    ["the requested currency", { Currency: null }, { currency: "ARS" }],
    ["no exchange rate", { Rate: "x" }, { rate: 0 }],
    ["no favourite", { Favorite: "1" }, { favorite: 0 }]
  ])("%s", (_, other, expected) => expect(planWith(other)).toMatchObject(expected))

  test.each(["Title", "Name", "Product", "CardDescription", "Currency", "Rate", "Favorite"] as const)(
    "without %s",
    (key) => expect(planWithout(key)).toMatchObject({ id: silverPlan.id, amount: silverPlan.amount })
  )

  test("without Installment or Benefit", () => {
    expect(planWithout("Installment")).toMatchObject({ instalments: [] })
    expect(planWithout("Benefit")).toMatchObject({ benefits: [] })
  })

  test.each([null, undefined, 0, -5, "900", Number.NaN])("without an earlier price if that is %j", (before) => {
    expect(planWith({ AmountWithoutPromotion: before })).not.toHaveProperty("amountBefore")
  })

  test("the price before the promotion, even an equal one", () => {
    expect(planWith({ AmountWithoutPromotion: wire.Amount })).toMatchObject({ amountBefore: silverPlan.amount })
  })

  test("only valid instalments", () => {
    const good = { Id: 1, IdPaymentMethod: 0, NumberOfInstallments: 3, AmountPerInstallment: 10.5 }
    const bad = [
      null,
      {},
      { ...good, NumberOfInstallments: 0 },
      { ...good, AmountPerInstallment: "10" },
      { ...good, AmountPerInstallment: 0 }
    ]
    expect(planWith({ Installment: [...bad, good] })).toMatchObject({
      instalments: [{ id: 1, paymentMethod: 0, count: 3, amount: 1050 }]
    })
  })

  test("benefits up to the first '-'/'-', texts unchanged, nulls as empty texts", () => {
    const benefit = (Description: unknown, Detail: unknown) => ({ Description, Detail })
    const benefits = [benefit("<b>x</b>", null), benefit("-", "7"), 7, benefit("-", "-"), benefit("secret", "1")]
    expect(planWith({ Benefit: benefits })).toMatchObject({
      benefits: [
        { description: "<b>x</b>", detail: "" },
        { description: "-", detail: "7" }
      ]
    })
    expect(planWith({ Benefit: [benefit("-", "-"), benefit("secret", "1")] })).toMatchObject({ benefits: [] })
  })

  test("at most 500 benefits", () => {
    const many = Array.from({ length: 501 }, (_, n) => ({ Description: `${n}`, Detail: "x" }))
    expect(planWith({ Benefit: many })).toMatchObject({ benefits: { length: 500 } })
  })
})

test("at most 100 plans, the first of each Id", () => {
  const many = Array.from({ length: 1_000 }, (_, n) => ({ ...wire, Id: n }))
  expect(plansIn(many)).toHaveLength(100)
  expect(plansIn([wire, { ...wire, Title: "OTHER" }, { ...wire, Id: String(wire.Id) }])).toEqual([silverPlan])
})

test("an empty list is an answer; a list without one readable plan is not", () => {
  expect(read([])).toEqual({ is: "plans", plans: [], bad: 0 })
  expect(read([{ ...wire, Amount: "1" }])).toEqual({ is: "unreadable" })
})

// QB-14
test("an error field is a refusal with a message", () => {
  expect(read({ error: "No hay planes" })).toEqual({ is: "declined", message: "No hay planes" })
})

test.each([
  ['{"error":"Edad no cubierta"}', "Edad no cubierta"],
  ['{"error":""}', undefined],
  ['{"otro":"x"}', undefined],
  ["<html>", undefined],
  ["", undefined]
])("the reason in the refusal %j", (text, reason) => expect(readRefusal(text)).toBe(reason))

test.each([null, 7, "plans", {}, { error: 7 }, { error: "" }, { error: "  " }, { plans: [] }])(
  "%j is unreadable",
  (answer) => {
    expect(read(answer)).toEqual({ is: "unreadable" })
  }
)

test("no JSON makes the reader throw", () => {
  const keys = fc.constantFrom(...Object.keys(wire))
  const odd = fc.dictionary(keys, fc.jsonValue()).map((other) => ({ ...wire, ...other }))
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(odd, fc.jsonValue()))), (answer) => void read(answer))
  )
})
