import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { ExpiryField } from "../../src/components/ExpiryField/ExpiryField"
import { holding } from "./holding"

const meta = {
  title: "Components/Fields/ExpiryField",
  component: ExpiryField,
  args: { label: "Vencimiento", name: "expiry", value: "", placeholder: "MM/AAAA", onChange: fn() },
  render: holding(ExpiryField, "value")
} satisfies Meta<typeof ExpiryField>
export default meta
type Story = StoryObj<typeof meta>

const fieldOf = (canvas: { getByLabelText: (name: string) => HTMLElement }) =>
  canvas.getByLabelText("Vencimiento") as HTMLInputElement

/** The slash appears by itself, and the visitor can delete it. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const field = fieldOf(canvas)
    await userEvent.type(field, "09")
    await expect(field).toHaveValue("09/")
    await userEvent.keyboard("{Backspace}{Backspace}")
    await expect(field).toHaveValue("0")
    await userEvent.keyboard("92028")
    await expect(field).toHaveValue("09/2028")
    await expect(args.onChange).toHaveBeenLastCalledWith("09/2028")
    await expect(field).toHaveAttribute("autocomplete", "cc-exp")
    await expect(field).toHaveAttribute("data-clarity-mask", "true")
  }
}

/** An edit in the middle keeps the caret in place. */
export const InTheMiddle: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: "0/28" },
  play: async ({ canvas }) => {
    const field = fieldOf(canvas)
    await userEvent.click(field)
    field.setSelectionRange(1, 1)
    await userEvent.keyboard("9")
    await expect(field).toHaveValue("09/28")
    await expect(field.selectionStart).toBe(2)
  }
}
