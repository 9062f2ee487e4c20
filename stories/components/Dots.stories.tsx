import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import { Dots, type DotsProps } from "../../src/components/Dots/Dots"

const Turning = (props: DotsProps) => {
  const [current, setCurrent] = useState(props.current)
  return <Dots {...props} current={current} onGo={setCurrent} />
}

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
  render: (args) => <Turning {...args} />
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
