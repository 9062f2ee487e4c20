import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { EmailText } from "../../src/components/EmailText/EmailText"

const meta = {
  title: "Components/Layout/EmailText",
  component: EmailText,
  args: { children: "viajera.frecuente@example.com" },
  render: (args) => (
    <p style={{ inlineSize: 190, overflowWrap: "anywhere" }}>
      <EmailText {...args} />
    </p>
  )
} satisfies Meta<typeof EmailText>
export default meta

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const text = canvas.getByText("viajera.frecuente@example.com")
    const topOf = (node: ChildNode | null | undefined) => {
      const range = document.createRange()
      if (node) range.selectNode(node)
      const lines = new Set([...range.getClientRects()].map(({ top }) => top))
      return [...lines]
    }
    const [first, second] = [topOf(text.firstChild), topOf(text.lastChild)]
    await expect(first).toHaveLength(1)
    await expect(second).toHaveLength(1)
    await expect(second[0]).toBeGreaterThan(first[0] ?? 0)
  }
}
