import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { DiscountDialog } from "../../src/components/DiscountDialog/DiscountDialog"
import { offers } from "../../src/copy/offers"

const meta = {
  title: "Components/Plans/DiscountDialog",
  component: DiscountDialog,
  parameters: { layout: "fullscreen", ...framed },
  args: {
    open: true,
    text: "5 % de descuento extra en tu asistencia.",
    code: "VIAJE10",
    taken: undefined,
    onTake: fn(),
    onClose: fn(),
    words: offers.discount
  }
} satisfies Meta<typeof DiscountDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const written = spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await expect(canvas.getByRole("dialog")).toHaveFocus()
    await userEvent.click(canvas.getByRole("button", { name: "Copiar" }))
    await expect(written).toHaveBeenCalledWith("VIAJE10")
    await waitFor(() => expect(args.onTake).toHaveBeenCalledWith("copied"))
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar" }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  }
}

export const Copied: Story = { args: { taken: "copied" } }

export const NotCopied: Story = {
  play: async ({ canvas, args }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"))
    await userEvent.click(canvas.getByRole("button", { name: "Copiar" }))
    await waitFor(() => expect(args.onTake).toHaveBeenCalledWith("selected"))
    await expect(getSelection()?.toString()).toBe("VIAJE10")
  }
}

export const NoCode: Story = {
  args: { code: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Copiar" })).toBeNull()
  }
}
