import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { onceModes } from "../../.storybook/modes"
import { externalProducer } from "../../src/core/cart/cart"
import { PassengersPage } from "../../src/pages/checkout/PassengersPage"
import { inWorld } from "../world/inWorld"
import { ana, bornFor, goOn, purchaseOf, tomas } from "./passengersWorld"

const meta = {
  title: "Parts/PassengersForms",
  component: PassengersPage,
  ...inWorld,
  parameters: { layout: "fullscreen" }
} satisfies Meta<typeof PassengersPage>
export default meta
type Story = StoryObj<typeof meta>

/** Both travellers were typed on each other's form: one press swaps them (PA-13). */
export const Playground: Story = {
  parameters: {
    chromatic: { modes: onceModes },
    world: purchaseOf(["34", "8"], {
      kept: { passengers: { main: { ...ana, birth: bornFor(8) }, others: [{ ...tomas, birth: bornFor(34) }] } }
    })
  },
  play: async ({ canvas }) => {
    await goOn(canvas)
    const [swap] = await canvas.findAllByRole("button", { name: "Intercambiar los pasajeros" })
    await expect(swap).toBeVisible()
  }
}

/** The travellers came with a partner's link, and were not typed in this browser. */
export const Brought: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    world: purchaseOf(["34"], {
      cart: { ...purchaseOf([]).cart, producer: { sold: true, code: externalProducer } },
      kept: { passengers: { main: ana, others: [] } }
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Estos datos llegaron con tu cotización\./)).toBeVisible()
  }
}

/** The session ended since the page asked for it: the purchase goes on as a guest's. */
export const SessionOver: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    world: purchaseOf(["34"], {
      visit: { session: { email: "ana@example.com", verified: true } },
      account: { over: "already" }
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tu sesión terminó\. La compra puede seguir/)).toBeInTheDocument()
    await expect(canvas.queryByRole("button", { name: "USAR MIS DATOS" })).toBeNull()
  }
}
