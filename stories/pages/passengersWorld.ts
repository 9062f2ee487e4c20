import { userEvent, type within } from "storybook/test"
import { goldPlan, threePlans } from "../../contracts/fixtures/plans"
import { aDraft, aToday } from "../../contracts/fixtures/searches"
import { cartOf } from "../../src/core/cart/cart"
import { emptyMainPassenger, type MainPassengerDraft, type PassengerDraft } from "../../src/core/passengers/passenger"
import { showDay } from "../../src/core/trip/calendar"
import type { StoryWorld } from "../world/withWorld"

/** A purchase at step 2 with passengers of these ages. Every visitor may buy, in every channel. */
export const purchaseOf = (ages: ReadonlyArray<string>, more: Partial<StoryWorld> = {}): StoryWorld => ({
  path: "/cotizarpasajeros",
  saved: { ...aDraft, ages },
  cart: { cart: cartOf(goldPlan) },
  ...more,
  channel: { registration: "optional", ...more.channel }
})

/** The provider's plans, of which that of the purchase is dearer by now. */
export const dearer = threePlans.map((plan) =>
  plan.id === goldPlan.id ? { ...plan, amount: plan.amount + 1_000_000 } : plan
)

/** A purchase whose price is to be asked anew, and the plans that the provider answers with. */
export const pricedLongAgo = (plans: typeof threePlans): StoryWorld =>
  purchaseOf(["34"], { cart: { ...purchaseOf([]).cart, quotedAt: 0 }, quotes: { plans } })

/** The birthday of a person who has just turned `age` on the day of the stories. */
export const bornFor = (age: number): string => showDay(`${Number(aToday.slice(0, 4)) - age}${aToday.slice(4)}`)

/** Ana, with every field filled; the story sets what differs by country. */
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

/** The provider's answer with a coupon of ten per cent off. */
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

/** Presses the button of step 2. */
export const goOn = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await canvas.findByRole("button", { name: "CONTINUAR" }))
