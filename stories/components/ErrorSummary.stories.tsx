import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { ErrorSummary, type ErrorSummaryProps } from "../../src/components/ErrorSummary/ErrorSummary"

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
/** The fields as one sentence with a full stop. */
export const Sentence: Story = {
  args: { title: "Revisá 3 datos para continuar.", and: "y" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Revisá 3 datos para continuar. Teléfono, Email y Horario de contacto."
    )
    await userEvent.click(canvas.getByRole("link", { name: "Teléfono" }))
    await expect(args.onGo).toHaveBeenCalledWith("phone")
  }
}
export const SentenceOfOne: Story = {
  args: { ...Sentence.args, title: "Revisá 1 dato para continuar.", fields: [{ name: "email", label: "Email" }] },
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("Revisá 1 dato para continuar. Email.")
}
export const One: Story = { args: { title: "Revisá 1 dato para enviar:", fields: [{ name: "email", label: "Email" }] } }

const Corrected = ({ fields, ...props }: ErrorSummaryProps) => {
  const [count, setCount] = useState(fields.length)
  return (
    <>
      <ErrorSummary {...props} title={`Revisá ${count} datos para enviar:`} fields={fields.slice(-count)} />
      <Button onClick={() => setCount(2)}>Corregir el teléfono</Button>
    </>
  )
}
/** The list is announced once, and grows shorter in silence (A11Y-05). */
export const GrowsShorterInSilence: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Corrected {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveAttribute("aria-live", "assertive")
    await userEvent.click(canvas.getByRole("button", { name: "Corregir el teléfono" }))
    await expect(canvas.getByRole("alert")).toHaveTextContent("Revisá 2 datos para enviar:")
    await expect(canvas.getByRole("alert")).toHaveAttribute("aria-live", "off")
  }
}
