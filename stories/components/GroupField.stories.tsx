import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { FieldError } from "../../src/components/FieldError/FieldError"
import { GroupField } from "../../src/components/GroupField/GroupField"
import { holding } from "./holding"

const meta = {
  title: "Components/Fields/GroupField",
  component: GroupField,
  args: { label: "Fecha de inicio", placeholder: "DD/MM/AAAA", value: "", invalid: false, onChange: fn() },
  render: holding(GroupField, "value")
} satisfies Meta<typeof GroupField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Fecha de inicio"), "1")
    await expect(args.onChange).toHaveBeenCalledWith("1")
  }
}
/** The accessible name is longer than the visible label. */
export const Named: Story = {
  args: { label: "Pasajero 1", "aria-label": "Edad del pasajero 1", placeholder: "Edad", value: "34" },
  play: ({ canvas }) => expect(canvas.getByRole("textbox", { name: "Edad del pasajero 1" })).toHaveValue("34")
}
export const Invalid: Story = {
  args: { value: "26/01/2027", invalid: true, describedBy: "dates-error" },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: "6px" }}>
        <Story />
        <FieldError id="dates-error">Ambas fechas son requeridas.</FieldError>
      </div>
    )
  ],
  play: ({ canvas }) => expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Ambas fechas son requeridas.")
}
