import { expect, test } from "vitest"
import { changesOf } from "./compare"
import type { Interaction } from "./pactFile"

const aCall = (description: string, body: object, more: Partial<Interaction["response"]> = {}): Interaction => ({
  description,
  providerStates: [{ name: "plans are on sale", params: { code: "BTR" } }],
  request: { method: "POST", path: "/quote", body: { content: body } },
  response: { status: 200, body: { content: { Amount: 9.5 } }, ...more }
})

const changes = (before: ReadonlyArray<Interaction>, after: ReadonlyArray<Interaction>) =>
  changesOf({ interactions: before }, { interactions: after })
const plans = aCall("plans", { Top: 15 })
const nothing = { fresh: [], gone: [], differently: [] }

test("equal pacts have no changes, whatever their examples", () => {
  const number = { body: { "$.Amount": { matchers: [{ match: "number" }] } } }
  const priced = (Amount: number) =>
    aCall("plans", { Top: 15 }, { body: { content: { Amount } }, matchingRules: number })
  expect(changes([plans], [plans])).toEqual(nothing)
  expect(changes([priced(9.5)], [priced(10.5)])).toEqual(nothing)
})

test("a new call, a gone one and a new request key of an old call are named", () => {
  const withCoupon = aCall("plans with a coupon", { Top: 15, Coupon: "VIAJE10" })
  expect(changes([plans], [plans, withCoupon])).toEqual({
    ...nothing,
    fresh: ["POST /quote · plans with a coupon: an old call may now send body $.Coupon"]
  })
  expect(changes([plans, withCoupon], [plans])).toEqual({ ...nothing, gone: ["POST /quote · plans with a coupon"] })
})

test.each<readonly [what: string, after: Interaction, told: string]>([
  ["a key that is now sent", aCall("plans", { Top: 15, Sort: 1 }), "request body $.Sort is new"],
  ["a key that is no longer sent", aCall("plans", {}), "request body $.Top is gone"],
  ["another exact value", aCall("plans", { Top: 20 }), "request body $.Top"],
  ["another status", { ...plans, response: { ...plans.response, status: 201 } }, "answer status"],
  [
    "a class of statuses",
    {
      ...plans,
      response: {
        ...plans.response,
        matchingRules: { status: { $: { matchers: [{ match: "statusCode", status: "success" }] } } }
      }
    },
    "answer status"
  ],
  [
    "a field that is now needed",
    aCall("plans", { Top: 15 }, { body: { content: { Amount: 9.5, Rate: 1 } } }),
    "answer body $.Rate is new"
  ],
  ["another state", { ...plans, providerStates: [{ name: "no plans are on sale" }] }, "state"]
])("%s: asks differently", (_, after, told) => {
  expect(changes([plans], [after])).toEqual({ ...nothing, differently: [`POST /quote · plans: ${told}`] })
})
