import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { PassengerCard } from "../../src/components/PassengerCard/PassengerCard"
import { mainPassenger } from "./passengerFields"

const meta = {
  title: "Components/Checkout/PassengerCard",
  component: PassengerCard,
  args: {
    title: "Pasajero 1",
    note: "34 años · recibe el voucher",
    action: (
      <Button kind="line" size="small" icon="user-circle">
        USAR MIS DATOS
      </Button>
    ),
    children: mainPassenger
  }
} satisfies Meta<typeof PassengerCard>
export default meta

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Pasajero 1" })
    await expect(group).toHaveAccessibleDescription("34 años · recibe el voucher")
    await expect(within(group).getByRole("heading", { level: 2 })).toHaveTextContent("Pasajero 1")
    await expect(within(group).getByRole("button", { name: "USAR MIS DATOS" })).toBeVisible()
    await expect(within(group).getByRole("heading", { level: 3, name: "Domicilio" })).toBeVisible()
  }
}
