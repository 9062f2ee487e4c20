import { expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { goldPlan, platinumPlan, silverPlan } from "../../../contracts/fixtures/plans"
import { aSearch } from "../../../contracts/fixtures/searches"
import { firstViewWords } from "../../copy/firstView"
import { offers } from "../../copy/offers"
import { results } from "../../copy/results"
import { sharing } from "../../copy/sharing"
import type { Plan } from "../../core/quote/plan"
import { presentDifferences, presentOffer, whatsAppWith } from "./presentSent"

const base = "https://portal.example/cotizar"
const words = { results, comparison: offers.comparison, sharing }
const message = (plans: ReadonlyArray<Plan>, search = aSearch) =>
  presentOffer(plans, search, base, aChannel, firstViewWords(aChannel), words)

// OU-in-the-chat
test("a message says the trip, of each plan its cover, instalments and final price, and the link to the trip", () => {
  expect(
    message([platinumPlan, { ...silverPlan, coverage: "USD 80.000 ANUAL 30" }])
  ).toBe(`Planes de ${aChannel.brandName} para viajar a Europa
10/01/2027 – 25/01/2027 · 3 pasajeros

PLATINUM
Cobertura por persona: USD 300.000
6 × $ 37.372,98 · Precio final, 3 pasajeros: $ 224.238

SILVER
Cobertura por persona: USD 80.000 · Anual, viajes de hasta 30 días corridos
6 × $ 22.810,40 · Precio final, 3 pasajeros: $ 136.862

https://portal.example/cotizar?destino=EUROPA&desde=2027-01-10&hasta=2027-01-25&edades=34,0,71`)
})

test.each([
  ["one passenger", {}, /^6 × \$ 30\.839,12 · Precio final: \$ 185\.035$/m],
  ["no instalments", { instalments: [] }, /^Precio final: \$ 185\.035$/m],
  [
    "instalments that come to another sum",
    { instalments: goldPlan.instalments.map((one) => ({ ...one, amount: one.amount * 2 })) },
    /^6 × \$ 61\.678,24 · Precio final: \$ 185\.035 · Total financiado: \$ 370\.069$/m
  ]
])("it tells the price of %s", (_, plan, price) => {
  const alone = { ...aSearch, trip: { ...aSearch.trip, ages: [34] } }
  expect(message([{ ...goldPlan, ...plan }], alone)).toMatch(price)
})

test("of more than three plans it tells the first three, in the order on offer", () => {
  const titles = message([platinumPlan, goldPlan, silverPlan, { ...goldPlan, title: "FOURTH" }]).match(/^[A-Z]+$/gm)
  expect(titles).toEqual(["PLATINUM", "GOLD", "SILVER"])
})

test("a plan without a coverage has no line for it", () => {
  expect(message([{ ...goldPlan, coverage: "" }])).toMatch(/GOLD\n6 ×/)
})

const difference = {
  from: { title: "PLATINUM" },
  to: { title: "PLATINUM PLUS" },
  says: "Por $ 8.430,58 más por cuota (12): +USD 200.000 médica."
}

test("a comparison goes as its sentences, each under the plans that it compares", () => {
  expect(
    presentDifferences([difference, { ...difference, to: { title: "GOLD" } }], "?destino=EUROPA", base, sharing)
  ).toBe(`De PLATINUM a PLATINUM PLUS:
Por $ 8.430,58 más por cuota (12): +USD 200.000 médica.

De PLATINUM a GOLD:
Por $ 8.430,58 más por cuota (12): +USD 200.000 médica.

https://portal.example/cotizar?destino=EUROPA`)
})

test("no text and no address holds a phone or an e-mail, and WhatsApp's has nothing but the text", () => {
  const text = message([silverPlan, goldPlan, platinumPlan])
  const address = whatsAppWith(text)
  for (const contact of [aSearch.phone, aSearch.email, encodeURIComponent(aSearch.email)])
    expect(`${text} ${address}`).not.toContain(contact)
  expect([...new URL(address).searchParams]).toEqual([["text", text]])
  expect(new URL(address).pathname).toBe("/")
})
