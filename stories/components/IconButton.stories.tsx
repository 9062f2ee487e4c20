import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { IconButton } from "../../src/components/IconButton/IconButton"

const meta = {
  title: "Components/Actions/IconButton",
  component: IconButton,
  args: { label: "Cerrar", icon: "x-bold", onClick: fn() }
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar" }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  }
}
export const Line: Story = { args: { kind: "line", icon: "arrow-right-bold", label: "Siguientes" } }
/** Ignores presses, but keeps the focus. */
export const Disabled: Story = {
  args: { kind: "line", icon: "arrow-left-bold", label: "Anteriores", "aria-disabled": true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Anteriores" })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  }
}
