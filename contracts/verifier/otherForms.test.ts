import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { adapters, answering } from "../adapters"
import { agreedCalls } from "../agreed"
import { anExternalQuote } from "../fixtures/external"
import { wireExternalQuote } from "../fixtures/wireExternalQuote"
import type { Interaction } from "../rules/pactFile"
import { firstDifference } from "../rules/places"
import { inFirstForm, otherForms } from "./otherForms"
import { faultsOf } from "./readings"

const agreedTo = (asked: string): Interaction => {
  const found = agreedCalls().find(({ description }) => description === asked)
  if (found === undefined) throw new Error(`No pact has '${asked}'`)
  return found
}

const callOf = ({ request }: Interaction) => `${request.method} ${request.path}`

const answered = (one: Interaction, status: number, body: unknown) => ({
  call: callOf(one),
  sent: JSON.stringify(one.request.body?.content),
  params: one.providerStates?.[0]?.params ?? {},
  status,
  headers: { connection: "close" },
  body: JSON.stringify(body),
  waited: 10
})

const first = (one: Interaction, status: number, body: unknown) =>
  inFirstForm(answered(one, status, body), { status: one.response.status, body: one.response.body?.content })

const purchase = { ...Object(agreedTo("a buyer who looks for vouchers").response.body?.content)[0], idSalesOrder: 102 }
const address = "https://portal.example.com/v/48201936.pdf"
const papers = { documents: [{ fileName: "v.pdf", documentURL: address }] }
const quote = { jsonObj: wireExternalQuote(anExternalQuote), expiresDateTime: "2031-02-03T23:59:59" }

const cases: ReadonlyArray<readonly [assumption: number, asked: string, status: number, body: unknown, seen: string]> =
  [
    [1, "a page that asks where the public API is", 200, { url: "https://api.example.com/b/" }, "api.example.com/b"],
    [1, "a page that asks where the public API is", 200, { api_url: "https://api.example.com/b" }, "api.example.com/b"],
    [1, "a page that asks where the public API is", 200, { proxy: "https://api.example.com/b" }, "api.example.com/b"],
    [4, "a page that asks for a banner where there is none", 200, null, ""],
    [5, "a page that must ask for consent", 200, "0190-abc", '"0190-abc"'],
    [5, "a page that would ask for consent, where nobody manages it", 200, "", '""'],
    [8, "a buyer who looks for vouchers", 200, [{ ...purchase, line: { passengers: ["Ana Díaz"] } }], '"Ana Díaz"'],
    [8, "a buyer who looks for vouchers", 200, [{ ...purchase, header: papers }], address],
    [10, "a visitor whose coupon nobody gave out", 404, { error: "No existe." }, '"QuoteRefused"'],
    [13, "a buyer whose card is declined", 200, null, '"SaleRefused"'],
    [13, "a buyer who is logged in and whose card is declined", 200, null, '"SaleRefused"'],
    [16, "a customer who follows the link of a partner", 200, { data: quote }, '"Success"']
  ]

describe.each(cases)("the other form of assumption %d, for %s", (assumption, asked, status, body, seen) => {
  const one = agreedTo(asked)

  test("is read by the portal", async () => {
    const core = await adapters[callOf(one)]?.(answering(status, JSON.stringify(body)))
    expect(JSON.stringify(core) ?? "").toContain(seen)
    expect(faultsOf(answered(one, status, body), undefined)).toEqual([])
  })

  test("is right by the pact in the form of the pact, and not in its own", () => {
    const found = first(one, status, body)
    expect(found?.assumption).toBe(assumption)
    expect(firstDifference(one, status, body)).toBeDefined()
    expect(found && firstDifference(one, found.first.status, found.first.body)).toBeUndefined()
  })
})

test("every other form has its case", () => {
  const played = cases.map(([assumption, asked]) => `${assumption} ${callOf(agreedTo(asked))}`)
  const forms = otherForms.flatMap(({ assumption, calls }) => calls.map((call) => `${assumption} ${call}`))
  expect([...new Set(played)]).toEqual(forms)
})

test("what the pacts show is no other form", () => {
  const others = agreedCalls().filter((one) => first(one, one.response.status, one.response.body?.content))
  expect(others.map(({ description }) => description)).toEqual([])
})

test.each<readonly [asked: string, status: number, body: unknown]>([
  ["a page that asks for the banner on top of it", 200, null],
  ["a page that asks where the public API is", 200, { address: "https://api.example.com" }],
  ["a buyer who pays by card", 200, null],
  ["a visitor who has a coupon", 404, { error: "No existe." }],
  ["a visitor who looks for plans for a trip", 404, { error: "No existe." }],
  ["a buyer who looks for vouchers", 200, [{ ...purchase, line: { passengers: [7] } }]],
  ["a buyer who looks for vouchers", 200, [{ ...purchase, header: { documents: null } }]],
  [
    "a buyer who looks for vouchers",
    200,
    [{ ...purchase, header: { documents: [{ documentURL: "http://a.example" }] } }]
  ]
])("for %s, %d and %j stay a breach", (asked, status, body) => {
  const one = agreedTo(asked)
  const { status: told, body: content } = first(one, status, body)?.first ?? { status, body }
  const read = faultsOf(answered(one, status, body), undefined)
  expect([firstDifference(one, told, content), ...read].filter(Boolean)).not.toEqual([])
})

test("docs/assumptions.md marks those forms, and that of assumption 2, which the pact holds itself", () => {
  const page = readFileSync(join(import.meta.dirname, "../docs/assumptions.md"), "utf8")
  const marked = [...page.matchAll(/^(\d+)\. .*\*either\*/gim)].map(([, number]) => Number(number))
  expect(marked).toEqual([...new Set([...otherForms.map(({ assumption }) => assumption), 2])].sort((a, b) => a - b))
})
