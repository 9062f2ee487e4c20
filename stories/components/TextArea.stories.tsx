import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { TextArea } from "../../src/components/TextArea/TextArea"
import { holding } from "./holding"
import { looks } from "./looks"

const meta = {
  title: "Components/Fields/TextArea",
  component: TextArea,
  args: { label: "Mensaje", name: "message", value: "", placeholder: "Contanos qué pasó", onChange: fn() },
  render: holding(TextArea, "value")
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Mensaje"), "Dos{Enter}líneas")
    await expect(args.onChange).toHaveBeenLastCalledWith("Dos\nlíneas")
  }
}
/** Grows with its text. */
export const Looks: Story = looks(TextArea, {
  invalid: { error: "Ingresá un mensaje.", hint: "Hasta 4.000 caracteres" },
  long: { value: Array.from({ length: 9 }, (_, line) => `Renglón ${line + 1} de un mensaje largo.`).join("\n") }
})
Looks.play = async ({ canvas }) => {
  const [invalid] = canvas.getAllByLabelText("Mensaje")
  await expect(invalid).toBeInvalid()
  await expect(invalid).toHaveAccessibleDescription("Ingresá un mensaje. Hasta 4.000 caracteres")
}
