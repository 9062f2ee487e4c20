import { afterAll, expect, test } from "vitest"
import { type Fault, instead, replaced } from "../verifier/faultyProvider"
import { foundBehind } from "./foundBehind"
import { checkedSandbox } from "./sandbox"

const { checked, close } = await checkedSandbox()
afterAll(close)

const [told, alone] = ["a purchase is told", "what a person saved"] as const

const rows =
  (change: (rows: ReadonlyArray<object>) => unknown): Fault =>
  (answer) => ({ ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) })

const otherwise = "of a purchase /api/sales tells otherwise:"

const more = "O'HIGGINS DE LA FUENTE"

// The newest purchase is the sandbox's first.
test.each<readonly [how: string, fault: Fault, fails: string]>([
  [
    "a day early",
    replaced(/(?<="departureDate":")[^"]+/, "2025-01-19T21:00:00.000-03:00"),
    `${otherwise} it departs on 2025-01-19, and`
  ],
  [
    "without an end",
    replaced(/"returnDate":"[^"]+"/, '"returnDate":null'),
    `${otherwise} it returns on undefined, and`
  ],
  [
    "of another",
    replaced("Beatriz", "Zoe"),
    `${otherwise} it tells ANA MARTÍNEZ ${more}, ZOE MUÑOZ ${more}, and ANA MARTÍNEZ ${more}, BEATRIZ`
  ],
  [
    "with first names last",
    replaced(/"FirstName":"(\w+)","LastName":"([^"]+)"/g, '"FirstName":"$2","LastName":"$1"'),
    `${otherwise} it tells MARTÍNEZ ${more} ANA, MUÑOZ ${more} BEATRIZ, and`
  ],
  [
    "with its names cut",
    replaced(/(?<="LastName":"[^"]{20})[^"]+/g, ""),
    `${otherwise} it tells ANA MARTÍNEZ O'HIGGINS D, BEATRIZ MUÑOZ O'HIGGINS DE L, and`
  ],
  [
    "as bought on another day",
    replaced(/(?<="dateConfirmedSale":"20)\d\d/, "24"),
    `${otherwise} it was bought on 2024-`
  ],
  [
    "under another order",
    rows((all) => all.map((one) => ({ ...one, idSalesOrder: 7 }))),
    `${otherwise} it is order 7, and`
  ],
  [
    "under another number",
    rows((all) => all.map((one) => ({ ...one, reserveId: `${Object(one).reserveId}7` }))),
    `${otherwise} its reserveId is`
  ],
  [
    "as another plan",
    replaced('"productName":"SILVER"', '"productName":"Plan Gold, 15 días"'),
    `${otherwise} its productName 'Plan Gold, 15 días' is the plan GOLD, and another one was sold`
  ],
  ["never", rows(() => []), "a sale that got 200 made 0 purchases in /api/sales, not one"],
  [
    "twice",
    rows((all) => all.flatMap((one) => [one, { ...one, reserveId: "7" }])),
    "made 2 purchases in /api/sales, not one"
  ]
])("a purchase told %s is a fault", async (_, fault, fails) => {
  const found = await foundBehind(checked, told, { "GET /api/sales": fault })
  expect(found).toEqual({ faults: [expect.stringContaining(fails)] })
})

test("a sale of long names that fails is told, though it stands among the purchases", async () => {
  const found = await foundBehind(checked, told, { "POST /api/sales/enroll": instead(200, 500) })
  expect(found).toEqual({ faults: ["a sale for people with long names got 500"] })
})

test.each(["Asistencia al viajero", "Silver 30K", ""])("a productName may be '%s'", async (name) => {
  const found = await foundBehind(checked, told, {
    "GET /api/sales": rows((all) => all.map((one) => ({ ...one, productName: name })))
  })
  expect(found).toEqual({ faults: [] })
})

test("names in capitals, travellers in another order and a time beside a day are right", async () => {
  const shown: Fault = (answer, ...asked) => {
    const turned = rows((all) =>
      all.map((one) => {
        const { departureDate, line } = Object(one)
        return {
          ...one,
          departureDate: `${departureDate}T00:00:00`,
          line: { passengers: line.passengers.toReversed() }
        }
      })
    )(answer, ...asked)
    if (turned === "cut") return turned
    return { ...turned, body: turned.body.replace(/(?<="(?:First|Last)Name":")[^"]+/g, (name) => name.toUpperCase()) }
  }
  expect(await foundBehind(checked, told, { "GET /api/sales": shown })).toEqual({ faults: [] })
})

/** Answers with the longest answer so far. */
const remembering = (): Fault => {
  let longest = ""
  return (answer) => {
    if (answer.body.length > longest.length) longest = answer.body
    return { ...answer, status: 200, body: longest }
  }
}

test.each<readonly [call: string, fault: Fault, fails: string]>([
  ["GET /userinfo", replaced("bruno", "ana"), "the session of bruno@example.com is not his"],
  ["GET /api/user/info", remembering(), "bruno@example.com is told the data of ana@example.com"],
  ["GET /api/sales", remembering(), "bruno@example.com is told a purchase of ana@example.com"],
  [
    "GET /api/user/info",
    (answer) => ({ ...answer, status: 404, body: "" }),
    "ana@example.com is not told what she saved, once she logs in"
  ]
])("another person's answer of %s is told", async (call, fault, fails) => {
  expect(await foundBehind(checked, alone, { [call]: fault })).toEqual({ faults: [fails] })
})
