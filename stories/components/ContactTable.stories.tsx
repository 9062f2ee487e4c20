import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { ContactTable } from "../../src/components/ContactTable/ContactTable"

const meta = {
  title: "Components/Layout/ContactTable",
  component: ContactTable,
  args: {
    title: "Pedí asistencia a cualquier hora",
    rows: [
      {
        label: "Desde el exterior",
        note: "Cobro revertido",
        value: "+54 11 5555 0150",
        href: "tel:+541155550150",
        icon: "phone"
      },
      { label: "Desde Argentina", value: "0800 555 0151", href: "tel:08005550151", icon: "phone" },
      {
        label: "Chat",
        note: "Por WhatsApp",
        value: "+54 9 11 5555 0152",
        href: "https://whatsapp.example/5491155550152",
        icon: "chat-circle-text"
      },
      {
        label: "Mail",
        value: "asistencia@viajero.example",
        href: "mailto:asistencia@viajero.example",
        icon: "envelope-simple"
      }
    ]
  }
} satisfies Meta<typeof ContactTable>
export default meta

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Pedí asistencia a cualquier hora" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "0800 555 0151" })).toHaveAttribute("href", "tel:08005550151")
  }
}
