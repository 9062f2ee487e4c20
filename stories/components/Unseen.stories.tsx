import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { componentModes } from "../../.storybook/modes"
import { Unseen } from "../../src/components/Unseen/Unseen"

const meta = {
  title: "Components/Unseen",
  component: Unseen,
  args: { children: "Precio anterior " },
  render: (args) => (
    <p>
      <Unseen {...args} />
      <s>$ 51.323,40</s>
    </p>
  )
} satisfies Meta<typeof Unseen>
export default meta
type Story = StoryObj<typeof meta>

/** A screen reader says what the line through the price means; no eye sees it, and no box grows. */
export const Playground: Story = {
  parameters: { chromatic: { modes: componentModes } },
  play: async ({ canvas }) => {
    const words = canvas.getByText("Precio anterior")
    await expect(words.parentElement).toHaveTextContent("Precio anterior $ 51.323,40")
    await expect(words.getBoundingClientRect()).toMatchObject({ width: 1, height: 1 })
  }
}
