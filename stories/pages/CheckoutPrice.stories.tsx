import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { onceModes } from "../../.storybook/modes"
import { platinumPlan, silverPlan } from "../../contracts/fixtures/plans"
import { cartOf } from "../../src/core/cart/cart"
import { QuoteUnavailable } from "../../src/core/quote/QuoteApi"
import { PassengersPage } from "../../src/pages/checkout/PassengersPage"
import { PaymentPage } from "../../src/pages/checkout/PaymentPage"
import { inWorld } from "../world/inWorld"
import { inAnotherTab } from "../world/withWorld"
import { ana, dearer, goOn, purchaseOf } from "./passengersWorld"
import { fillOnce, pay } from "./paymentSteps"
import { creditAlone, once, paymentOf } from "./paymentWorld"

const dearerInstalments = {
  ...platinumPlan,
  instalments: platinumPlan.instalments.map((one) => (one.count === 6 ? { ...one, amount: one.amount + 500_000 } : one))
}

const dearerWithCoupon = dearer.map((plan) => ({
  ...plan,
  amountBefore: plan.amount,
  amount: Math.round(plan.amount * 0.9)
}))

const meta = {
  title: "Parts/CheckoutPrice",
  component: PaymentPage,
  ...inWorld,
  parameters: {
    layout: "fullscreen",
    chromatic: { disableSnapshot: true }
  }
} satisfies Meta<typeof PaymentPage>
export default meta

/** A price that is old and could not be asked anew is said before it is sold. */
export const Playground: StoryObj<typeof meta> = {
  parameters: {
    world: paymentOf({
      cart: { cart: cartOf(once), quotedAt: 0 },
      channel: creditAlone,
      quotes: { failure: new QuoteUnavailable({ cause: "Timeout" }) }
    })
  },
  play: async ({ canvas }) => {
    await fillOnce(canvas)
    await pay(canvas)
    const told = within(await screen.findByRole("dialog", { name: "No pudimos confirmar el precio" }))
    await waitFor(() => expect(told.getByText(/puede cobrarse otro importe/)).toBeVisible())
    // Its buttons take no press at once.
    await waitFor(() => userEvent.click(told.getByRole("button", { name: "SEGUIR IGUAL" })))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  }
}

/** The same total in dearer instalments: the buyer accepts them first. */
export const Instalments: StoryObj<typeof meta> = {
  parameters: {
    chromatic: { disableSnapshot: false, modes: onceModes },
    world: paymentOf({ cart: { cart: cartOf(platinumPlan), quotedAt: 0 }, quotes: { plans: [dearerInstalments] } })
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Número de tarjeta")
    const told = within(await screen.findByRole("dialog", { name: "Las cuotas de tu plan cambiaron" }))
    await waitFor(() => expect(told.getByText("Ahora, en 6 cuotas de")).toBeVisible())
    expect(told.getByText("Antes, en 6 cuotas de")).toBeVisible()
    expect(told.getByRole("button", { name: "ACEPTAR LAS CUOTAS" })).toBeVisible()
  }
}

const mini = { ...platinumPlan, title: "PLATINUM MINI", name: "PLATINUM MINI", coverage: "USD 10.000" }

/** The same id at the same price is another plan by now: the buyer accepts it first. */
export const OtherPlan: StoryObj<typeof meta> = {
  parameters: {
    chromatic: { disableSnapshot: false, modes: onceModes },
    world: paymentOf({ cart: { cart: cartOf(platinumPlan), quotedAt: 0 }, quotes: { plans: [mini] } })
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Número de tarjeta")
    const modal = await screen.findByRole("dialog", { name: "Tu compra cambió" })
    await expect(modal).toHaveTextContent(/Antes: PLATINUM USD 300\.000.*Ahora: PLATINUM MINI USD 10\.000/)
    await waitFor(() => expect(within(modal).getByRole("button", { name: "ACEPTAR EL PLAN" })).toBeVisible())
    await waitFor(() => userEvent.click(within(modal).getByRole("button", { name: "Cerrar" })))
    await waitFor(() => userEvent.click(canvas.getByRole("button", { name: "Ver el cambio" })))
  }
}

/** A good coupon on a plan that became dearer: the new price and the discount are asked together. */
export const CouponOnDearer: StoryObj<typeof meta> = {
  render: () => <PassengersPage />,
  parameters: {
    chromatic: { disableSnapshot: false, modes: onceModes },
    world: purchaseOf(["34"], { quotes: { plans: dearer, withCoupon: dearerWithCoupon } })
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Cupón de descuento"), "VIAJE10")
    await userEvent.click(canvas.getByRole("button", { name: "APLICAR" }))
    const modal = await canvas.findByRole("dialog", { name: "El precio de tu plan cambió" })
    await expect(modal).toHaveTextContent(/Antes.*185\.035.*Ahora.*195\.035.*CUPON 10 % OFF.*Total.*175\.531/)
  }
}

/** A visit to the plans took the coupon away. */
export const LostCoupon: StoryObj<typeof meta> = {
  parameters: {
    chromatic: { disableSnapshot: false, modes: onceModes },
    world: paymentOf({ cart: { cart: { ...cartOf(platinumPlan), lostCoupon: "VIAJE10" } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/El cupón VIAJE10 se quitó/)).toBeVisible()
    expect(canvas.getByRole("link", { name: "APLICARLO DE NUEVO" })).toHaveAttribute("href", "/cotizarpasajeros")
  }
}

/** Another tab chose another plan: CONTINUAR shows it, says so, and leads nowhere. */
export const ChangedElsewhere: StoryObj<typeof meta> = {
  render: () => <PassengersPage />,
  parameters: {
    chromatic: { disableSnapshot: false, modes: onceModes },
    world: purchaseOf(["34"], { kept: { passengers: { main: ana, others: [] } } })
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("group", { name: "Pasajero 1" })
    inAnotherTab({ cart: cartOf(silverPlan) })
    await goOn(canvas)
    const modal = await canvas.findByRole("dialog", { name: "Tu compra cambió" })
    await expect(modal).toHaveTextContent("ese plan, sus fechas y su total")
    await expect(await canvas.findByRole("region", { name: "Tu compra" })).toHaveTextContent(silverPlan.name)
  }
}
