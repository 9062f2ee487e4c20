import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { Dots } from "../../src/components/Dots/Dots"
import { holding } from "./holding"

const meta = {
  title: "Components/Actions/Dots",
  component: Dots,
  args: {
    label: "Elegir imagen",
    total: 3,
    current: 0,
    name: (number) => `${number} de 3`,
    onGo: () => {}
  },
  render: holding(Dots, "current", "onGo")
} satisfies Meta<typeof Dots>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "2 de 3" }))
    await expect(canvas.getByRole("button", { name: "2 de 3" })).toHaveAttribute("aria-current", "true")
    await expect(canvas.getByRole("button", { name: "1 de 3" })).not.toHaveAttribute("aria-current")
  }
}
