import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { Band } from "../../src/components/Band/Band"
import { looks } from "./looks"

const meta = {
  title: "Components/Brand/Band",
  component: Band,
  parameters: { layout: "fullscreen" },
  args: {
    scene: "ventana",
    mood: "tarde",
    eyebrow: "Viajá todo el año",
    title: "NUESTROS PLANES ANUALES",
    text: "Una sola compra para todos tus viajes de los próximos 12 meses.",
    action: { label: "Ver planes anuales", href: "/contacto", onClick: fn((event) => event.preventDefault()) }
  }
} satisfies Meta<typeof Band>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "Ver planes anuales" })
    await expect(link).toHaveAttribute("href", "/contacto")
    await userEvent.click(link)
    await expect(args.action.onClick).toHaveBeenCalledOnce()
    link.blur()
  }
}
export const Looks: Story = looks(Band, {
  noche: { scene: "europa", mood: "noche", title: "Una alianza sin fronteras" },
  alba: { scene: "puente", mood: "alba", title: "TU PRODUCTOR", eyebrow: undefined }
})
