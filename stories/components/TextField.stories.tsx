import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { TextField } from "../../src/components/TextField/TextField"
import { holding } from "./holding"
import { looks } from "./looks"

const meta = {
  title: "Components/Fields/TextField",
  component: TextField,
  args: { label: "Email", name: "email", value: "", onChange: fn() },
  render: holding(TextField, "value")
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "ana@example.com")
    await expect(args.onChange).toHaveBeenLastCalledWith("ana@example.com")
  }
}
/** A phone's keyboard begins names with a capital. */
export const Looks: Story = looks(TextField, {
  empty: { placeholder: "ana@example.com", hint: "Ahí te llega el voucher" },
  invalid: { value: "ana@correo", error: "Email no es válido.", hint: "Ahí te llega el voucher" },
  warning: {
    value: "ana@exmaple.com",
    warning: "¿Quisiste escribir ana@example.com?",
    hint: "Ahí te llega el voucher"
  },
  valid: { value: "ana@example.com", valid: true },
  "read only": { value: "ana@example.com", readOnly: true },
  disabled: { value: "ana@example.com", disabled: true },
  name: { label: "Nombre", name: "name", autoComplete: "section-1 given-name" }
})
Looks.play = async ({ canvas }) => {
  const [, invalid, warning] = canvas.getAllByLabelText("Email")
  await expect(invalid).toBeInvalid()
  await expect(invalid).toHaveAccessibleDescription("Email no es válido. Ahí te llega el voucher")
  await expect(warning).not.toHaveAttribute("aria-invalid")
  await expect(warning).toHaveAccessibleDescription("¿Quisiste escribir ana@example.com? Ahí te llega el voucher")
  await expect(canvas.getByLabelText("Nombre")).toHaveAttribute("autocapitalize", "words")
}
export const Focused: Story = { play: ({ canvas }) => canvas.getByLabelText("Email").focus() }
