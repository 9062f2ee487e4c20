import type { StoryWorld } from "../../.storybook/withWorld"
import { goldPlan, threePlans } from "../../contracts/fixtures/plans"
import { aDraft, aToday } from "../../contracts/fixtures/searches"
import { cartOf } from "../../src/core/cart/cart"
import { emptyMainPassenger, type MainPassengerDraft, type PassengerDraft } from "../../src/core/passengers/passenger"
import { showDay } from "../../src/core/trip/calendar"

/** A purchase with these ages, on its way through step 2; every visitor may buy, on every channel. */
export const purchaseOf = (ages: ReadonlyArray<string>, more: Partial<StoryWorld> = {}): StoryWorld => ({
  path: "/cotizarpasajeros",
  saved: { ...aDraft, ages },
  cart: { cart: cartOf(goldPlan) },
  ...more,
  channel: { registration: "optional", ...more.channel }
})

/** The birthday on which somebody turned this old on the day of the stories. */
export const bornFor = (age: number): string => showDay(`${Number(aToday.slice(0, 4)) - age}${aToday.slice(4)}`)

/** Ana, every field filled; what differs by country is what the story says. */
export const ana: MainPassengerDraft = {
  ...emptyMainPassenger,
  name: "Ana",
  surname: "Martínez",
  documentType: "1",
  document: "28456712",
  birth: bornFor(34),
  phone: "1155550143",
  email: "ana@example.com",
  address: "Av. Rivadavia 4820, 3.º B",
  postalCode: "1424",
  comuna: "Providencia",
  country: "1",
  countryName: "Argentina",
  province: "11",
  provinceName: "Buenos Aires",
  emergencyName: "Lucía Gómez",
  emergencyPhone: "1155550187"
}

/** Tomás, eight years old. */
export const tomas: PassengerDraft = {
  name: "Tomás",
  surname: "Martínez",
  documentType: "1",
  document: "56120934",
  birth: bornFor(8),
  phone: "1155550143"
}

/** What the provider quotes with a coupon that takes ten per cent off. */
export const plansWithCoupon = threePlans.map((plan) => ({
  ...plan,
  amountBefore: plan.amount,
  amount: Math.round(plan.amount * 0.9),
  instalments: plan.instalments.map((one) => ({ ...one, amount: Math.round(one.amount * 0.9) }))
}))

const discounted = plansWithCoupon.find(({ id }) => id === goldPlan.id) ?? goldPlan

/** A cart with ten per cent off. */
export const discountedCart = {
  ...cartOf(goldPlan),
  coupon: { code: "VIAJE10", item: cartOf(discounted).item }
}
