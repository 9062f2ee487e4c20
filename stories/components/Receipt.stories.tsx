import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, spyOn, userEvent } from "storybook/test"
import { Receipt } from "../../src/components/Receipt/Receipt"

const meta = {
  title: "Components/Account/Receipt",
  component: Receipt,
  args: {
    title: "Constancia de tu solicitud",
    stamp: { place: "Recibida", day: "21/11" },
    rows: [
      { label: "Referencia", value: "ARR-7K2M-9XQP" },
      { label: "Fecha y hora", value: "21/11/2026, 10:05 GMT-3" },
      { label: "Email", value: "ana@example.com" },
      { label: "Mensaje", value: "Me cancelaron el viaje.\nNo lo voy a usar." }
    ],
    words: { copy: "Copiar", copied: "Copiado", selected: "Seleccionado", print: "Imprimir" }
  }
} satisfies Meta<typeof Receipt>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    const printed = spyOn(window, "print").mockReturnValue()
    await userEvent.click(canvas.getByRole("button", { name: "Copiar" }))
    await expect(await canvas.findByRole("button", { name: "Copiado" })).toHaveFocus()
    await expect(copied).toHaveBeenCalledWith(expect.stringContaining("Referencia: ARR-7K2M-9XQP\nFecha y hora:"))
    await userEvent.click(canvas.getByRole("button", { name: "Imprimir" }))
    await expect(printed).toHaveBeenCalledTimes(1)
  }
}

/** If the browser refuses to copy, the receipt is selected. */
export const NotCopied: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"))
    await userEvent.click(canvas.getByRole("button", { name: "Copiar" }))
    await canvas.findByRole("button", { name: "Seleccionado" })
    await expect(getSelection()?.toString()).toContain("ARR-7K2M-9XQP")
  }
}
