import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Price } from "../../src/components/Price/Price"

const meta = {
  title: "Components/Plans/Price",
  component: Price,
  args: { symbol: "$", whole: "15.555", cents: ",00" }
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

/** Screen readers get one amount, whatever the sizes of its parts. */
export const Playground: Story = {
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("$ 15.555,00")
}

export const NoCents: Story = { args: { whole: "186.660", cents: undefined } }

/** A long amount shrinks to fit. */
export const Long: Story = {
  args: { symbol: "CLP", whole: "12.345.678", cents: ",50" },
  decorators: [(Story) => <div style={{ inlineSize: 230 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const price = canvasElement.querySelector("p")
    await expect(price?.scrollWidth).toBeLessThanOrEqual(230)
  }
}
