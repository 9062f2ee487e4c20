import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { adapters, answering } from "../adapters"
import { agreedCalls, providers } from "../agreed"
import { otherAnswers, pendingPact } from "../pending"
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

describe.each(otherAnswers)("the other form of assumption $assumption, for $asked: $form", (other) => {
  const { asked, assumption, seen, status } = other
  const one = agreedTo(asked)
  // A purchase needs a number, whose name the provider chooses.
  const body = Array.isArray(other.body) ? other.body.map((row) => ({ ...row, idSalesOrder: 102 })) : other.body

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

test("every other form has its answer, and its call in a pending pact unless it has less", () => {
  const played = otherAnswers.map(({ asked, assumption }) => `${assumption} ${callOf(agreedTo(asked))}`)
  const forms = otherForms.flatMap(({ assumption, calls }) => calls.map((call) => `${assumption} ${call}`))
  expect([...new Set(played)]).toEqual(forms)
  const pending = providers.flatMap((provider) => pendingPact(provider).interactions)
  expect(new Set(pending.map(({ description }) => description)).size).toBe(
    otherAnswers.filter(({ isLess }) => !isLess).length
  )
})

test("what the pacts show is no other form", () => {
  const others = agreedCalls().filter((one) => first(one, one.response.status, one.response.body?.content))
  expect(others.map(({ description }) => description)).toEqual([])
})

const purchase = { ...Object(agreedTo("a buyer who looks for vouchers").response.body?.content)[0], idSalesOrder: 102 }

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

test("docs/assumptions.md marks those forms", () => {
  const page = readFileSync(join(import.meta.dirname, "../docs/assumptions.md"), "utf8")
  const marked = [...page.matchAll(/^(\d+)\. .*\*either\*/gim)].map(([, number]) => Number(number))
  expect(marked).toEqual(otherForms.map(({ assumption }) => assumption))
})
