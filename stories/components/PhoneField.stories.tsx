import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { PhoneField } from "../../src/components/PhoneField/PhoneField"
import { Remedy } from "../../src/components/Remedy/Remedy"
import { holding } from "./holding"

const meta = {
  title: "Components/Fields/PhoneField",
  component: PhoneField,
  args: { label: "Teléfono", name: "phone", value: "", hint: "Con código de área, sin 0 ni 15", onChange: fn() },
  render: holding(PhoneField, "value")
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

/** Takes what phones are written with, and ignores typed letters. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Teléfono")
    await userEvent.type(field, "+54 (11)x 5555-0143")
    await expect(field).toHaveValue("+54 (11) 5555-0143")
    await expect(field).toHaveAttribute("inputmode", "tel")
    await expect(field).toHaveAttribute("autocomplete", "tel")
  }
}

/** The hint stays beside the error: it says how the phone is written. */
export const Invalid: Story = {
  args: {
    value: "011 5555 0143",
    error: "Teléfono debe tener 10 dígitos.",
    after: <Remedy reading="1155550143" label={(ten) => `Usar ${ten}`} onUse={fn()} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Teléfono")).toHaveAccessibleDescription(
      "Teléfono debe tener 10 dígitos. Con código de área, sin 0 ni 15"
    )
  }
}
