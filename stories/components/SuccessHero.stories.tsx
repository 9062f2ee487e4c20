import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { SuccessHero } from "../../src/components/SuccessHero/SuccessHero"

const meta = {
  title: "Components/Brand/SuccessHero",
  component: SuccessHero,
  parameters: { layout: "fullscreen" },
  args: {
    scene: "caribe",
    mood: "tarde",
    lines: ["¡Tu pago se", "realizó con éxito!"],
    lead: "Revisá tu correo para acceder a tu voucher y conocer todos los detalles de tu asistencia."
  }
} satisfies Meta<typeof SuccessHero>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole("heading", { level: 1 })).toHaveAccessibleName("¡Tu pago se realizó con éxito!")
}
export const Noche: Story = { args: { scene: "asia", mood: "noche", lead: undefined } }
