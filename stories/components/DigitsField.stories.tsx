import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { DigitsField } from "../../src/components/DigitsField/DigitsField"
import { holding } from "./holding"

const meta = {
  title: "Components/Fields/DigitsField",
  component: DigitsField,
  args: { label: "Número de voucher", name: "voucher", value: "", hint: "Sólo números", onChange: fn() },
  render: holding(DigitsField, "value")
} satisfies Meta<typeof DigitsField>
export default meta
type Story = StoryObj<typeof meta>

/** Ignores typed letters. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Número de voucher")
    await userEvent.type(field, "70a0b1x23")
    await expect(field).toHaveValue("700123")
    await expect(field).toHaveAttribute("inputmode", "numeric")
  }
}

/**
 * Keeps pasted text; the error explains what is wrong. Two hyphens become one dash on some phones,
 * and some keyboards write wide digits.
 */
export const Kept: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Número de voucher")
    await userEvent.click(field)
    await userEvent.paste("N° 28.456.712")
    await expect(field).toHaveValue("N° 28.456.712")
    await userEvent.clear(field)
    await userEvent.type(field, "28,456—71２")
    await expect(field).toHaveValue("28,456—71２")
  }
}

/** A number that may end in K. */
export const WithK: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { label: "Número de documento (RUT)", hint: "Con dígito verificador", also: "k", inputMode: "text" },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/RUT/)
    await userEvent.type(field, "1.000.005-kz")
    await expect(field).toHaveValue("1.000.005-k")
  }
}
