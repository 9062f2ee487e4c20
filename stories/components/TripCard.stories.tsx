import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { TripCard } from "../../src/components/TripCard/TripCard"

const meta = {
  title: "Components/Checkout/TripCard",
  component: TripCard,
  args: {
    title: "Tu viaje",
    rows: [
      { label: "Pasajero 1", value: "Ana Martínez", detail: "Doc. 28456712 · 14/03/1992" },
      { label: "Pasajero 2", value: "Tomás Martínez", detail: "Doc. 57111222 · 02/09/2018" },
      { label: "Enviamos el voucher a", value: "ana@example.com" }
    ]
  }
} satisfies Meta<typeof TripCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Tu viaje" })).toBeVisible()
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Pasajero 1",
      "Pasajero 2",
      "Enviamos el voucher a"
    ])
  }
}
export const LongTexts: Story = {
  args: {
    rows: [
      { label: "Pasajero 1", value: "María de los Ángeles Etchegoyen Fernández Anchorena" },
      {
        label: "Enviamos el voucher a",
        value: "maria.de.los.angeles.etchegoyen.fernandez@correo-de-la-empresa.example"
      }
    ]
  }
}
