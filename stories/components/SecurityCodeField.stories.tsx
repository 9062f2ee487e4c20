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

export const Playground: StoryObj<typeof meta> = {
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
