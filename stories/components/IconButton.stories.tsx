import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { IconButton } from "../../src/components/IconButton/IconButton"
import { looks } from "./looks"

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
/** Disabled, it ignores presses but keeps the focus. */
export const Looks: Story = looks(IconButton, {
  line: { kind: "line", icon: "arrow-right-bold", label: "Siguientes" },
  disabled: { kind: "line", icon: "arrow-left-bold", label: "Anteriores", "aria-disabled": true }
})
Looks.play = async ({ canvas, args }) => {
  const button = canvas.getByRole("button", { name: "Anteriores" })
  await userEvent.click(button)
  await expect(button).toHaveFocus()
  await expect(args.onClick).not.toHaveBeenCalled()
}
