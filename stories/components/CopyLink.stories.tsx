import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, spyOn, userEvent } from "storybook/test"
import { CopyLink } from "../../src/components/CopyLink/CopyLink"

const trip = "/cotizar?destino=EUROPA&desde=2027-01-10&hasta=2027-01-25&edades=34,0,71"

const meta = {
  title: "Components/Actions/CopyLink",
  component: CopyLink,
  args: { href: trip, label: "Copiar enlace", done: "Enlace copiado", byHand: "Enlace a este viaje" }
} satisfies Meta<typeof CopyLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const written = spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await userEvent.click(canvas.getByRole("button", { name: "Copiar enlace" }))
    await expect(written).toHaveBeenCalledWith(`${location.origin}${trip}`)
    await expect(await canvas.findByText("Enlace copiado", { selector: "[role=status]" })).toBeInTheDocument()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  }
}

export const Refused: Story = {
  args: { href: `https://portal.example${trip}` },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"))
    await userEvent.click(canvas.getByRole("button", { name: "Copiar enlace" }))
    const field = await canvas.findByRole("textbox", { name: "Enlace a este viaje" })
    await expect(field).toHaveValue(`https://portal.example${trip}`)
    await expect(field).toHaveFocus()
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
  }
}

/** A link within this page is followed as well. */
export const OfThisPage: Story = {
  args: { href: "#edad", about: "¿Hasta qué edad puedo viajar con cobertura?", byHand: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^Copiar enlace: ¿Hasta qué edad/ })).toHaveAttribute("href", "#edad")
  }
}
