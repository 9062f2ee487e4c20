import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { platinumPlan } from "../../contracts/fixtures/plans"
import { cartOf } from "../../src/core/cart/cart"
import { QuoteUnavailable } from "../../src/core/quote/QuoteApi"
import { PaymentPage } from "../../src/pages/checkout/PaymentPage"
import { inWorld } from "../world/inWorld"
import { paymentOf } from "./paymentWorld"

/** A credit card with nothing else to choose. */
const once = { ...platinumPlan, instalments: platinumPlan.instalments.slice(0, 1) }

const meta = {
  title: "Pages/CheckoutPrice",
  component: PaymentPage,
  ...inWorld,
  parameters: {
    layout: "fullscreen",
    chromatic: { disableSnapshot: true },
    world: paymentOf({
      cart: { cart: cartOf(once), savedAt: 0 },
      channel: { card: { modes: ["credit"], secrets: false } },
      quotes: { failure: new QuoteUnavailable({ cause: "Timeout" }) }
    })
  }
} satisfies Meta<typeof PaymentPage>
export default meta

/** A price that is old and could not be asked anew is said before it is sold. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText("Número de tarjeta"))
    await userEvent.paste("4242 4242 4242 4242")
    await userEvent.click(canvas.getByLabelText("Acepto los términos y condiciones"))
    await userEvent.click(canvas.getByRole("button", { name: "COMPLETAR PAGO" }))
    const told = within(await screen.findByRole("dialog", { name: "No pudimos confirmar el precio" }))
    await waitFor(() => expect(told.getByText(/puede cobrarse otro importe/)).toBeVisible())
    await userEvent.click(told.getByRole("button", { name: "SEGUIR IGUAL" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  }
}
