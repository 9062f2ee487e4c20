import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { VisuallyHidden } from "../../src/components/VisuallyHidden/VisuallyHidden"

const meta = {
  title: "Components/Layout/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "Precio anterior " },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      <s>$ 51.323,40</s>
    </p>
  )
} satisfies Meta<typeof VisuallyHidden>
export default meta

/** A screen reader says what the line through the price means; no eye sees it, and no box grows. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const words = canvas.getByText("Precio anterior")
    await expect(words.parentElement).toHaveTextContent("Precio anterior $ 51.323,40")
    await expect(words.getBoundingClientRect()).toMatchObject({ width: 1, height: 1 })
  }
}
