import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { ErrorSummary } from "../../src/components/ErrorSummary/ErrorSummary"
import { looks } from "./looks"

const meta = {
  title: "Components/Fields/ErrorSummary",
  component: ErrorSummary,
  args: {
    title: "Revisá 3 datos para enviar:",
    fields: [
      { name: "phone", label: "Teléfono" },
      { name: "email", label: "Email" },
      { name: "hours", label: "Horario de contacto" }
    ],
    onGo: fn()
  }
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Revisá 3 datos para enviar:")
    await userEvent.click(canvas.getByRole("link", { name: "Email" }))
    await expect(args.onGo).toHaveBeenCalledWith("email")
  }
}
export const Sentence: Story = looks(ErrorSummary, {
  three: { title: "Revisá 3 datos para continuar.", and: "y" },
  one: { title: "Revisá 1 dato para continuar.", and: "y", fields: [{ name: "email", label: "Email" }] }
})
Sentence.play = async ({ canvas, args }) => {
  const [three, one] = canvas.getAllByRole("alert")
  await expect(three).toHaveTextContent("Revisá 3 datos para continuar. Teléfono, Email y Horario de contacto.")
  await expect(one).toHaveTextContent("Revisá 1 dato para continuar. Email.")
  await userEvent.click(canvas.getByRole("link", { name: "Teléfono" }))
  await expect(args.onGo).toHaveBeenCalledWith("phone")
}
