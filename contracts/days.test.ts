import { expect, test } from "vitest"
import { agreedCalls } from "./agreed"
import { filledBy, namesOf } from "./endpoint/values"
import { entriesOf } from "./rules/body"
import { states } from "./states"

// A pact holds no day that runs out: the provider's state answers each, and each key of a sale.

const interactions = agreedCalls()

test("a state answers exactly the values that its calls send", () => {
  const sent = Object.values(states).map(({ description }) => {
    const calls = interactions.filter(({ providerStates: [state] = [] }) => state?.name === description)
    return [description, [...new Set(calls.flatMap(namesOf))].sort()] as const
  })
  const answered = Object.values(states).map(({ answers, description }) => [description, Object.keys(answers).sort()])
  expect(sent).toEqual(answered)
})

/** The places of a body with a day of a trip or of a purchase; a birthday never runs out. */
const daysIn = (value: unknown, place = "$"): ReadonlyArray<string> => {
  const isDay = typeof value === "string" && /\b(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})\b/.test(value)
  if (isDay) return /birth/i.test(place) ? [] : [place]
  return entriesOf(value).flatMap(([name, inner]) => daysIn(inner, `${place}.${name}`))
}

test("every day that a call sends is answered by its state", () => {
  const sending = interactions.filter(({ request }) => daysIn(request.body?.content).length > 0)
  expect(sending.length).toBeGreaterThan(15)
  const fixed = sending.flatMap((one) => {
    const answered = filledBy(one).map(({ place }) => place)
    return daysIn(one.request.body?.content).filter((place) => !answered.includes(place))
  })
  expect(fixed).toEqual([])
})

test("every sale with a key gets it from its state", () => {
  const keyed = interactions.filter(({ request }) => request.headers?.["Idempotency-Key"])
  expect(keyed.length).toBeGreaterThan(3)
  expect(keyed.filter((one) => !namesOf(one).includes("key"))).toEqual([])
})
