import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { SendDialog } from "../../src/components/SendDialog/SendDialog"
import { sharing } from "../../src/copy/sharing"

const text = `Planes de Portal para viajar a Europa
10/01/2027 – 25/01/2027 · 3 pasajeros

PLATINUM
Cobertura por persona: USD 300.000
6 × $ 37.372,98 · Precio final, 3 pasajeros: $ 224.238

https://portal.example/cotizar?destino=EUROPA&desde=2027-01-10&hasta=2027-01-25&edades=34,0,71`

const meta = {
  title: "Components/Plans/SendDialog",
  component: SendDialog,
  parameters: { layout: "fullscreen", ...framed },
  args: { title: "Mandá estos planes", text, href: "#whatsapp", open: true, onClose: fn(), words: sharing }
} satisfies Meta<typeof SendDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Without a list of apps: WhatsApp with the message in it, or a copy; both by keyboard (OU-in-the-chat). */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const written = spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    const dialog = within(canvas.getByRole("dialog", { name: "Mandá estos planes" }))
    await expect(dialog.queryByText(sharing.refused)).toBeNull()
    await userEvent.tab()
    await expect(dialog.getByRole("button", { name: "Cerrar" })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(written).toHaveBeenCalledWith(text)
    await expect(await dialog.findByText("Copiado", { selector: "[role=status]" })).toBeInTheDocument()
    await userEvent.tab()
    await expect(dialog.getByRole("link", { name: "Abrir WhatsApp" })).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
  }
}

/**
 * The browser refused to hand the message over, and refuses to copy as well: the message is selected,
 * and nothing says that it was copied.
 */
export const Refused: Story = {
  args: { failure: sharing.refused },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"))
    const dialog = within(canvas.getByRole("dialog"))
    await waitFor(() => expect(dialog.getByText(sharing.refused)).toBeVisible())
    await userEvent.click(dialog.getByRole("button", { name: "Copiar" }))
    await expect(await dialog.findByRole("button", { name: "Seleccionado" })).toHaveFocus()
    await expect(getSelection()?.toString()).toContain("PLATINUM")
    await expect(dialog.queryByText("Copiado")).toBeNull()
  }
}
