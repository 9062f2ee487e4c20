import { expect, test } from "vitest"
import { goldPlan, platinumPlan, silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aSearch } from "../../../contracts/fixtures/searches"
import { sentOffer } from "./sentOffer"

// OU-in-the-chat
test.each([
  ["no plan", [], []],
  ["one plan", [silverPlan], ["SILVER"]],
  ["three plans, in the order on offer", threePlans, ["SILVER", "GOLD", "PLATINUM"]],
  ["the first three of more", [platinumPlan, goldPlan, silverPlan, goldPlan], ["PLATINUM", "GOLD", "SILVER"]]
])("a message tells of %s", (_, plans, titles) => {
  expect(sentOffer(plans, aSearch).plans.map(({ title }) => title)).toEqual(titles)
})

const pay = (count: number, amount: number) => ({ id: count, paymentMethod: 0, count, amount })

test.each([
  ["the longest instalments", [pay(1, 1200), pay(12, 100)], { count: 12, amount: 100 }, undefined],
  ["what they come to, where it is not the price", [pay(12, 110)], { count: 12, amount: 110 }, 1320],
  ["the price alone without any", [], undefined, undefined]
])("a plan has %s", (_, instalments, instalment, financed) => {
  const [plan] = sentOffer([{ ...goldPlan, amount: 1200, instalments }], aSearch).plans
  expect(plan).toMatchObject({ title: "GOLD", coverage: "USD 150.000", amount: 1200, financed })
  expect(plan?.instalment && { count: plan.instalment.count, amount: plan.instalment.amount }).toEqual(instalment)
})

test("nothing of it tells who asked, but the ages in the link to the trip", () => {
  const said = JSON.stringify(sentOffer(threePlans, aSearch))
  for (const contact of [aSearch.phone, aSearch.email, encodeURIComponent(aSearch.email)])
    expect(said).not.toContain(contact)
  expect(sentOffer(threePlans, aSearch).link).toBe("?destino=EUROPA&desde=2027-01-10&hasta=2027-01-25&edades=34,0,71")
})
