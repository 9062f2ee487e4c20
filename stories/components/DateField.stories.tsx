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

/** Writes the separators; a pasted date keeps its own. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Fecha de compra")
    await userEvent.type(field, "18112026")
    await expect(field).toHaveValue("18/11/2026")
    await userEvent.clear(field)
    await userEvent.paste("18-11-2026")
    await expect(field).toHaveValue("18-11-2026")
    await userEvent.clear(field)
    await userEvent.type(field, "18/11/2026")
    await expect(field).toHaveValue("18/11/2026")
  }
}
