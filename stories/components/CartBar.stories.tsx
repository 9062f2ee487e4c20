import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { CartBar } from "../../src/components/CartBar/CartBar"
import { CartPanel } from "../../src/components/CartPanel/CartPanel"
import { discounted } from "./cartSamples"

const meta = {
  title: "Components/Checkout/CartBar",
  component: CartBar,
  globals: { viewport: { value: "w390" } },
  args: {
    plan: "PLATINUM",
    trip: "12/01/2027 – 26/01/2027 · 2 pasajeros",
    total: "$ 167.994",
    average: "Promedio $ 83.997 por persona",
    linkLabel: "Ver compra",
    panelId: "your-purchase"
  },
  render: (args) => (
    <>
      <CartBar {...args} />
      <div style={{ blockSize: 900 }} />
      <CartPanel {...discounted} id={args.panelId} />
    </>
  )
} satisfies Meta<typeof CartBar>
export default meta
type Story = StoryObj<typeof meta>

/** Leads to the panel without a change of address. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const address = window.location.href
    await userEvent.click(canvas.getByRole("link", { name: "Ver compra" }))
    await expect(canvas.getByRole("region", { name: "Tu compra" })).toHaveFocus()
    await expect(window.location.href).toBe(address)
  }
}

/** From 1024 px the panel stands beside the form, and the bar is hidden. */
export const BesideThePanel: Story = {
  globals: { viewport: { value: "w1024" } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) => expect(canvas.getByText("Ver compra")).not.toBeVisible()
}

/** One passenger: the total is theirs (OU-average-price). */
export const Alone: Story = { args: { trip: "12/01/2027 – 26/01/2027 · 1 pasajero", average: undefined } }
