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
export const Invalid: Story = {
  args: { value: "ana@correo", error: "Email no es válido.", hint: "Ahí te llega el voucher" },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Email")
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription("Email no es válido. Ahí te llega el voucher")
  }
}
export const Warning: Story = {
  args: { value: "ana@exmaple.com", warning: "¿Quisiste escribir ana@example.com?", hint: "Ahí te llega el voucher" },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Email")
    await expect(field).not.toHaveAttribute("aria-invalid")
    await expect(field).toHaveAccessibleDescription("¿Quisiste escribir ana@example.com? Ahí te llega el voucher")
  }
}
/** A phone's keyboard begins names with a capital. */
export const Name: Story = {
  args: { label: "Nombre", name: "name", autoComplete: "section-1 given-name" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Nombre")).toHaveAttribute("autocapitalize", "words")
  }
}
export const Looks: Story = looks(TextField, {
  empty: { placeholder: "ana@example.com", hint: "Ahí te llega el voucher" },
  valid: { value: "ana@example.com", valid: true },
  "read only": { value: "ana@example.com", readOnly: true },
  disabled: { value: "ana@example.com", disabled: true }
})
export const Focused: Story = { play: ({ canvas }) => canvas.getByLabelText("Email").focus() }
