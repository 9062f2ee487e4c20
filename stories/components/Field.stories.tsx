import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Field, type FieldOptions, useField } from "../../src/components/Field/Field"
import { looks } from "./looks"

const Shown = (props: FieldOptions) => {
  const control = useField(props)
  return (
    <Field {...props} id={control.id}>
      <input {...control} defaultValue="ana@example.com" data-clarity-mask="true" />
    </Field>
  )
}

const meta = {
  title: "Components/Fields/Field",
  component: Field,
  // The control gives both.
  argTypes: { id: { control: false }, children: { control: false } },
  render: Shown,
  args: { id: "email", label: "Email", hint: "Ahí te llega el voucher", children: undefined }
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: ({ canvas }) => expect(canvas.getByLabelText("Email")).toHaveAccessibleDescription("Ahí te llega el voucher")
}
/** The second line of a wrong one is an outline, which forced colours keep, as they do no shadow. */
export const Looks: Story = looks(Shown, {
  invalid: { error: "Email no es válido." },
  warning: { warning: "¿Quisiste escribir ana@example.com?" },
  optional: { optional: "(opcional)" }
})
Looks.play = ({ canvas }) => expect(canvas.getAllByLabelText(/^Email/)[0]).toHaveStyle({ outlineStyle: "solid" })
