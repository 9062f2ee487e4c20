import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { DateField } from "../../src/components/DateField/DateField"
import { holding } from "./holding"

const meta = {
  title: "Components/Fields/DateField",
  component: DateField,
  args: { label: "Fecha de compra", name: "purchaseDate", value: "", placeholder: "DD/MM/AAAA", onChange: fn() },
  render: holding(DateField, "value")
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Fecha de compra")
    await userEvent.type(field, "18112026")
    await expect(field).toHaveValue("18/11/2026")
    await userEvent.clear(field)
    await userEvent.type(field, "18/11/2026")
    await expect(field).toHaveValue("18/11/2026")
  }
}
export const Invalid: Story = {
  args: { value: "18/11/2999", error: "La fecha de compra no puede ser posterior a hoy." },
  play: ({ canvas }) => expect(canvas.getByLabelText("Fecha de compra")).toBeInvalid()
}

/** A pasted date keeps its separators. */
export const Pasted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Fecha de compra")
    await userEvent.click(field)
    await userEvent.paste("18-11-2026")
    await expect(field).toHaveValue("18-11-2026")
  }
}
