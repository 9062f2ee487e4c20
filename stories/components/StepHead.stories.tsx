import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { StepHead } from "../../src/components/StepHead/StepHead"

const steps = [
  { label: "Cotización", href: "/cotizar" },
  { label: "Pasajeros", href: "/cotizarpasajeros" },
  { label: "Pago" }
]

const meta = {
  title: "Components/Checkout/StepHead",
  component: StepHead,
  args: {
    title: "PASO 2: Información de los pasajeros",
    trail: { label: "Progreso de la compra", done: "listo", current: 1, steps }
  }
} satisfies Meta<typeof StepHead>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("PASO 2: Información de los pasajeros")
    await expect(canvas.getByRole("navigation", { name: "Progreso de la compra" })).toBeVisible()
  }
}
export const Payment: Story = {
  args: { title: "PASO 3: Pago", trail: { label: "Progreso de la compra", done: "listo", current: 2, steps } }
}
