import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { SecurityCodeField } from "../../src/components/SecurityCodeField/SecurityCodeField"
import { holding } from "./holding"

const meta = {
  title: "Components/Fields/SecurityCodeField",
  component: SecurityCodeField,
  args: { label: "Código de seguridad", name: "securityCode", value: "", placeholder: "3 dígitos", onChange: fn() },
  render: holding(SecurityCodeField, "value")
} satisfies Meta<typeof SecurityCodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText("Código de seguridad")
    await userEvent.type(field, "1a2-3 45")
    await expect(field).toHaveValue("1234")
    await expect(args.onChange).toHaveBeenLastCalledWith("1234")
    await userEvent.clear(field)
    await userEvent.paste("CVV: 123")
    await expect(field).toHaveValue("123")
    await userEvent.type(field, "45")
    await expect(field).toHaveAttribute("autocomplete", "cc-csc")
    await expect(field).toHaveAttribute("data-clarity-mask", "true")
  }
}
export const Invalid: Story = { args: { value: "12", error: "El código debe tener 3 dígitos." } }
