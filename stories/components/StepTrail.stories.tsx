import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { StepTrail } from "../../src/components/StepTrail/StepTrail"

const onClick = fn((event: { preventDefault: () => void }) => event.preventDefault())

const meta = {
  title: "Components/Checkout/StepTrail",
  component: StepTrail,
  args: {
    label: "Progreso de la compra",
    steps: [
      { label: "Cotización", href: "/cotizar", onClick },
      { label: "Pasajeros", href: "/cotizarpasajeros", onClick },
      { label: "Pago" }
    ],
    current: 1,
    done: "listo"
  }
} satisfies Meta<typeof StepTrail>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const trail = canvas.getByRole("navigation", { name: "Progreso de la compra" })
    const items = within(trail).getAllByRole("listitem")
    await expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null])
    await expect(items[1]).toHaveTextContent("Pasajeros")
    await expect(within(trail).getAllByRole("link")).toHaveLength(1)
    await userEvent.click(within(trail).getByRole("link", { name: "Cotización listo" }))
    await expect(onClick).toHaveBeenCalledOnce()
  }
}
export const Last: Story = {
  args: { current: 2 },
  play: ({ canvas }) => expect(canvas.getAllByRole("link")).toHaveLength(2)
}
