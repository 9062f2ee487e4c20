import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { SegmentedChoice } from "../../src/components/SegmentedChoice/SegmentedChoice"
import { holding } from "./holding"

const meta = {
  title: "Components/Fields/SegmentedChoice",
  component: SegmentedChoice,
  args: {
    label: "Modo de tarjeta",
    name: "mode",
    options: [
      { value: "credit", label: "Crédito" },
      { value: "debit", label: "Débito" }
    ],
    value: "credit",
    onChange: fn()
  },
  render: holding(SegmentedChoice, "value")
} satisfies Meta<typeof SegmentedChoice>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Modo de tarjeta" })).toBeVisible()
    await expect(canvas.getByRole("radio", { name: "Crédito" })).toBeChecked()
    await userEvent.click(canvas.getByText("Débito"))
    await expect(canvas.getByRole("radio", { name: "Débito" })).toBeChecked()
    await userEvent.keyboard("{ArrowLeft}")
    await expect(args.onChange).toHaveBeenLastCalledWith("credit")
  }
}
export const Focused: Story = {
  args: { value: "debit" },
  play: ({ canvas }) => canvas.getByLabelText("Débito").focus()
}
