import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { ContactLines } from "../../src/components/ContactLines/ContactLines"
import { looks } from "./looks"

const line = (label: string) => ({ label, href: `tel:${label.replaceAll(" ", "")}` })

const meta = {
  title: "Components/Layout/ContactLines",
  component: ContactLines,
  args: {
    title: "Teléfono",
    lines: { are: "alike", phones: [line("0800 555 0143"), line("0810 555 0144")] },
    hours: "Lunes a viernes de 9:00 a 18:00",
    others: [
      {
        icon: "chat-circle-text",
        title: "Chat en línea",
        text: "Respuesta en minutos",
        link: <a href="#chat">Abrir</a>
      },
      {
        icon: "first-aid-kit",
        title: "¿Estás de viaje y necesitás ayuda?",
        link: <a href="#ayuda">Pedir asistencia</a>
      }
    ]
  }
} satisfies Meta<typeof ContactLines>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/0800 555 0143/).closest("p")).toHaveTextContent("0800 555 0143 / 0810 555 0144")
  }
}
export const Looks: Story = looks(ContactLines, {
  one: { lines: { are: "alike", phones: [line("0800 555 0143")] }, others: [] },
  distinct: {
    title: "Teléfonos",
    hours: undefined,
    others: [],
    lines: {
      are: "distinct",
      phones: [
        { ...line("+54 11 5555 0143"), use: "Desde el exterior" },
        { ...line("0810 555 0143"), use: "Desde Argentina" },
        { ...line("+54 9 11 5555 0144"), use: "WhatsApp" }
      ]
    }
  }
})
