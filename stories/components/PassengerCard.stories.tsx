import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { PassengerCard } from "../../src/components/PassengerCard/PassengerCard"
import { mainPassenger, otherPassenger } from "./passengerFields"

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
    next: (
      <Button kind="line" iconAfter="arrow-right-bold">
        Ir al próximo pasajero
      </Button>
    ),
    children: mainPassenger
  }
} satisfies Meta<typeof PassengerCard>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Pasajero 1" })
    await expect(group).toHaveAccessibleDescription("34 años · recibe el voucher")
    await expect(within(group).getByRole("heading", { level: 2 })).toHaveTextContent("Pasajero 1")
    await expect(within(group).getByRole("button", { name: "USAR MIS DATOS" })).toBeVisible()
    await expect(within(group).getByRole("heading", { level: 3, name: "Domicilio" })).toBeVisible()
    await expect(within(group).getByRole("button", { name: "Ir al próximo pasajero" })).toBeVisible()
  }
}

/** A finished passenger, once the buyer went on to the next one (OU-folded-passengers). */
export const Row: Story = {
  args: {
    title: "Pasajero 2",
    note: "8 años",
    row: { name: "Tomás Martínez", note: "56.120.934 · 8 años", editLabel: "Editar", onEdit: fn() },
    children: otherPassenger
  },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole("group", { name: "Pasajero 2" })
    await expect(group).toHaveAccessibleDescription("56.120.934 · 8 años")
    await expect(within(group).getByRole("heading", { level: 2 })).toHaveTextContent("Tomás Martínez")
    await expect(within(group).queryByRole("textbox")).toBeNull()
    await expect(within(group).getAllByRole("button")).toHaveLength(1)
    const edit = within(group).getByRole("button", { name: "Editar Pasajero 2", expanded: false })
    await userEvent.click(edit)
    await expect(args.row?.onEdit).toHaveBeenCalledWith(group)
  }
}

/** The longest names break, and the button keeps its place. */
export const LongRow: Story = {
  args: {
    row: {
      name: "María de las Mercedes Fernández-Bustamante Etcheverrigaray",
      note: "28.456.712 · 34 años · recibe el voucher",
      editLabel: "Editar",
      onEdit: fn()
    }
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>]
}
