// @vitest-environment happy-dom
import { act, type ReactNode } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { platinumPlan } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { cartOf } from "../../core/cart/cart"
import type { Sale, SaleTerms } from "../../core/enroll/EnrollApi"
import { JourneyContext } from "../../journey/useJourney"
import { PaymentPage } from "./PaymentPage"

const drawn = vi.hoisted((): Array<string> => [])
const counted = vi.hoisted(() => (name: string) => ({ children }: { readonly children?: ReactNode }) => {
  drawn.push(name)
  return children
})

/* What is large on the page and stays as it is while a payment is under way. */
vi.mock("../shell/AroundMain", () => ({ start: "main", AroundMain: counted("frame") }))
vi.mock("../../components/CartPanel/CartPanel", () => ({ CartPanel: counted("cart") }))
vi.mock("../../components/CartBar/CartBar", () => ({ CartBar: counted("bar") }))
vi.mock("../../components/PaymentCard/PaymentCard", () => ({ PaymentCard: counted("card") }))
vi.mock("../../components/TripCard/TripCard", () => ({ TripCard: counted("travellers") }))

/** Types as React hears it. */
const type = (field: Element | null, text: string) => {
  if (!(field instanceof HTMLInputElement)) throw new Error("There is no such field.")
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

// TR-09
test("a press of COMPLETAR PAGO draws its wait alone, so that the payment leaves at once", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const asked: Array<Sale & SaleTerms> = []
  const { journey } = aJourney({
    channel: { card: { modes: ["credit"], secrets: false } },
    search: {
      draft: { ...aDraft, ages: ["34", "8"] },
      cart: cartOf({ ...platinumPlan, instalments: platinumPlan.instalments.slice(0, 1) })
    },
    kept: { passengers: twoPassengers },
    sales: { asked, delay: "forever" }
  })
  await journey.words.load()
  const place = document.createElement("div")
  document.body.append(place)
  const root = createRoot(place)
  const page = (
    <JourneyContext value={journey}>
      <PaymentPage />
    </JourneyContext>
  )
  await act(async () => root.render(page))
  await act(() => vi.waitFor(() => expect(place.querySelector("form")).not.toBeNull()))
  await act(async () => type(place.querySelector("[name=number]"), "4242 4242 4242 4242"))
  await act(async () => place.querySelector<HTMLInputElement>("[name=terms]")?.click())
  expect([...new Set(drawn)].toSorted()).toEqual(["bar", "card", "cart", "frame", "travellers"])

  drawn.length = 0
  await act(async () => place.querySelector("form")?.requestSubmit())
  await act(() => vi.waitFor(() => expect(asked).toHaveLength(1)))
  expect(place.querySelector("dialog[open]")?.textContent).toContain("Procesando tu pago")
  expect(drawn).toEqual([])
  await act(async () => root.unmount())
})
