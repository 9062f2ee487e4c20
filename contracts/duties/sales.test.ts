import type { IncomingHttpHeaders } from "node:http"
import { afterAll, expect, test } from "vitest"
import { type Answer, type Fault, instead, replaced } from "../verifier/faultyProvider"
import { foundBehind, rowsOf } from "./foundBehind"
import { checkedSandbox } from "./sandbox"

const { checked, close } = await checkedSandbox()
afterAll(close)

const [sale, ownSale] = ["POST /public_api/sales/enroll", "POST /api/sales/enroll"] as const
const quote = "POST /public_api/sales/quote"

let orders = 0
const anotherOrder: Fault = (answer) => {
  orders += 1
  return { ...answer, body: answer.body.replace(/"idSalesOrder":\d+/, `"idSalesOrder":${orders}`) }
}
/** Takes what it is right to refuse, where the request tells this. */
const taking =
  (refused: 409 | 422, text: string): Fault =>
  (answer, sent) =>
    answer.status === refused && sent.includes(text) ? { ...answer, status: 200 } : answer
/** Gives a status by the one that is right, and whether it was asked for such a trip before. */
const bySight = (tripIn: (sent: string) => unknown, statusFor: (right: number, isMet: boolean) => number): Fault => {
  const met = new Set<unknown>()
  return (answer, sent) => {
    const isMet = met.has(tripIn(sent))
    met.add(tripIn(sent))
    return { ...answer, status: statusFor(answer.status, isMet) }
  }
}
/** Knows a trip by one person alone. */
const byPerson = (nth: number) =>
  bySight(
    (sent) => JSON.parse(sent).Passengers.at(nth).DocumentNo,
    (right, isMet) => (isMet ? 409 : right)
  )
const anyDays: Fault = (answer, sent) =>
  answer.status === 422 && !/otra[ @]/i.test(sent) ? { ...answer, status: 200 } : answer
const peopleIn = (sent: string) => {
  const { Passengers }: { readonly Passengers: ReadonlyArray<{ readonly DNI: number }> } = JSON.parse(sent)
  return String(Passengers.map(({ DNI }) => DNI).toSorted())
}
/** Knows a trip by its plan and people alone, whatever its days. */
const byPeople = (): Fault => {
  const met = new Map<string, string>()
  return (answer, sent) => {
    const people = peopleIn(sent)
    const first = met.get(people)
    if (answer.status === 200 && first === undefined) met.set(people, answer.body)
    return first === undefined ? answer : { ...answer, status: 409, body: first }
  }
}
/** Keeps what it answered to a key, a refusal too. */
const keptByKey = (): Fault => {
  const kept = new Map<string, Answer>()
  return (answer, _, { "idempotency-key": key }) => {
    const first = kept.get(String(key)) ?? answer
    kept.set(String(key), first)
    return first
  }
}
/** Takes who pays otherwise under a key, or for a trip, for another buyer. */
const paidOtherwise = (
  field: "CreditCardNumber" | "IdPaymentPlan" | "ProductorCode" | "PromotionalCode",
  purchaseIn: (sent: string, headers: IncomingHttpHeaders) => string,
  then: (answer: Answer) => Answer
): Fault => {
  const ways = new Map<string, unknown>()
  return (answer, sent, headers) => {
    const [purchase, way] = [purchaseIn(sent, headers), JSON.parse(sent)[field]]
    const first = ways.has(purchase) ? ways.get(purchase) : way
    ways.set(purchase, first)
    return first === way ? answer : then(answer)
  }
}
const keyIn = (_: string, { "idempotency-key": key }: IncomingHttpHeaders) => String(key)
const anotherRequest = (answer: Answer) => ({ ...answer, status: 422, body: "" })
/** Asks the bank before it looks for an order. */
const bankFirst: Fault = (answer, sent) =>
  sent.includes("4000000000000002") ? { ...answer, status: 402, body: "" } : answer
/** Takes a trip for sold as soon as it was asked for. */
const soldOnTry = () => bySight(peopleIn, (right, isMet) => (isMet && right === 200 ? 409 : right))
/** Keeps the trips of this sale apart from those of the other one: it refuses only what it sold itself. */
const apart = () => bySight(peopleIn, (right, isMet) => (right === 409 && !isMet ? 200 : right))
const accepting: Fault = (answer) => ({ ...answer, status: 200 })

const again = "plan 101 by instalment 101001, again"
const [own, open] = ["/api/sales/enroll", "/public_api/sales/enroll"] as const

const broken = rowsOf({
  "one order for each key": {
    [sale]: [
      [anotherOrder, "200 tries with one key made 201 orders"],
      [taking(422, "otra@example.com"), "another e-mail under the same key got 200, not 422"],
      [
        paidOtherwise("CreditCardNumber", keyIn, anotherRequest),
        "another card under the same key got 422 and no order, not 1"
      ],
      [anyDays, "another return under the same key got 200"],
      [
        paidOtherwise("ProductorCode", keyIn, anotherRequest),
        "another producer under the same key got 422 and no order, not 1"
      ],
      [taking(422, "Otra calle 1"), "another address under the same key got 200, not 422"],
      [taking(422, "1155550000"), "another phone under the same key got 200, not 422"]
    ],
    [ownSale]: [
      [bankFirst, "another card under the same key got 402 and no order, not 1"],
      [anotherOrder, "POST /api/sales/enroll: 200 tries with one key made"],
      [anyDays, "another departure under the same key got 200"],
      [taking(422, "1970-01-02"), "another birthday under the same key got 200, not 422"]
    ]
  },
  "one order for each trip": {
    [sale]: [
      [instead(409, 200), "the same trip under another key got 200"],
      [replaced(/"idSalesOrder":\d+/, '"idSalesOrder":9001'), "other documents got 200 and 9001, not another order"],
      [bankFirst, "the same trip with another card got 402 and no order, not 409 and 1"],
      [byPeople(), "another departure got 409 and"],
      [taking(409, "otra@example.com"), "the same trip under another e-mail got 200"],
      [byPerson(0), "another companion got 409"],
      [byPerson(-1), "another first person got 409"],
      [replaced("{", '{"Email":"ana@example.com",'), "the 409 tells an e-mail"],
      [byPeople(), "another plan for the same trip got 409 and"],
      [taking(409, "Otra calle 1"), "the same trip from another address got 200"]
    ],
    [ownSale]: [
      [byPeople(), "another return got 409 and"],
      [instead(409, 200), "the same trip under another key got 200"],
      [replaced("{", '{"asegurado":"Martínez",'), "the 409 tells an e-mail, a name or an address"],
      [paidOtherwise("ProductorCode", peopleIn, instead(409, 200)), "the same trip by another producer got 200"]
    ]
  },
  "only what": {
    [sale]: [
      [accepting, "a sale with another USDValue than the Rate got 200, not a 4xx"],
      [accepting, "a sale with an unknown IdPaymentPlan got 200, not a 4xx"],
      [accepting, "a sale with an unknown PromotionalCode got 200, not a 4xx"]
    ],
    [ownSale]: [
      [accepting, "a sale with an unknown ATSPProductId got 200, not a 4xx"],
      [accepting, "a sale of a trip that began three days ago got 200, not a 4xx"],
      [accepting, "a sale with an unknown PromotionalCode got 200, not a 4xx"]
    ]
  },
  "two devices": {
    [sale]: [[instead(409, 200), "2 of two devices bought the trip, not one"]],
    [ownSale]: [[instead(409, 200), "2 of two devices bought the trip, not one"]]
  },
  "a trip bought with a login": {
    [sale]: [[apart(), "a trip bought with a login got 200 and"]],
    [ownSale]: [[apart(), "a trip bought without a login got 200 and"]]
  },
  "each plan and instalment": {
    [quote]: [
      [replaced(/"Id":901,/, '"Id":906,'), `${open} of B2CCHILE: plan 906 by instalment 901001, as quoted, got 400`],
      [
        (answer, sent) => (sent.includes("VIAJE10") ? replaced(/"Id":101001/, '"Id":108001')(answer) : answer),
        `${open} of B2C with VIAJE10: plan 101 by instalment 108001, as quoted, got 400`
      ]
    ],
    [sale]: [
      [instead(400, 200), `${open} of B2C: plan 108 by instalment 101001, which is another plan's, got 200, not a 4xx`],
      [
        paidOtherwise("IdPaymentPlan", keyIn, anotherRequest),
        `${open} of B2C: ${again} by 101012 under the same key, got 422 and no order, not 200 and`
      ],
      [
        paidOtherwise("PromotionalCode", keyIn, anotherRequest),
        `B2C with VIAJE10: ${again} without its coupon under the same key, got 422 and no order`
      ],
      [
        paidOtherwise("PromotionalCode", peopleIn, instead(409, 200)),
        `B2C with VIAJE10: ${again} without its coupon under another key, got 200 and`
      ]
    ],
    [ownSale]: [
      [instead(200, 400), `${own} of B2C: plan 101 by instalment 101001, as quoted, got 400`],
      [
        paidOtherwise("IdPaymentPlan", peopleIn, instead(409, 200)),
        `${own} of B2C: ${again} by 101012 under another key, got 200 and`
      ],
      [
        (answer, sent) => (sent.includes("VIAJE10") ? { ...answer, status: 400, body: "" } : answer),
        `${own} of B2C with VIAJE10: plan 101 by instalment 101001, as quoted, got 400`
      ]
    ]
  },
  "a refused sale": {
    [sale]: [
      [keptByKey(), "after a declined card the right sale under the same key got 402, not an order"],
      [soldOnTry(), "after a declined card the right sale under another key got 409, not an order"]
    ],
    [ownSale]: [
      [keptByKey(), "after an unknown instalment the right sale under the same key got 400, not an order"],
      [instead(402, 200), "a declined card got 200, not a refusal"]
    ]
  },
  "a key is remembered": { [sale]: [[anotherOrder, "after 47 h the key got 200 and"]] }
})

test.each(broken)("a provider that breaks $duty is told: $told", async ({ call, duty, fault, told }) => {
  expect(await foundBehind(checked, duty, { [call]: fault })).toEqual({
    faults: expect.arrayContaining([expect.stringContaining(told)])
  })
})

test("a plan of one instalment can be bought by it alone", async () => {
  const oneWay: Fault = (answer) => {
    const plans: ReadonlyArray<{ readonly Installment: ReadonlyArray<object> }> = JSON.parse(answer.body)
    const single = plans.map(({ Installment, ...plan }) => ({ ...plan, Installment: Installment.slice(0, 1) }))
    return { ...answer, body: JSON.stringify(single) }
  }
  expect(await foundBehind(checked, "each plan and instalment", { [quote]: oneWay })).toEqual({ faults: [] })
})
