import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { Question } from "../../src/components/Question/Question"
import { TextField } from "../../src/components/TextField/TextField"

const meta = {
  title: "Components/Feedback/Question",
  component: Question,
  args: {
    title: "Nos falta un dato",
    text: "¿A dónde te escribimos?",
    attempts: 0,
    submitLabel: "CONTINUAR",
    onSubmit: fn(),
    children: <TextField label="Email" name="email" type="email" value="" onChange={() => {}} />
  }
} satisfies Meta<typeof Question>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Nos falta un dato")
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "{Enter}")
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  }
}

/** A second answer stands below the one that changes nothing. */
export const TwoAnswers: Story = {
  args: { submitLabel: "SEGUIR", other: { label: "Empezar otra", onPress: fn() }, children: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Empezar otra" }))
    await expect(args.other?.onPress).toHaveBeenCalledTimes(1)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  }
}
