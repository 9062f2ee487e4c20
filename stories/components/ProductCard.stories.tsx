import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { componentModes } from "../../.storybook/modes"
import { ProductCard } from "../../src/components/ProductCard/ProductCard"
import { products } from "../products"

const [first] = products

const meta = {
  title: "Components/Plans/ProductCard",
  component: ProductCard,
  args: { ...first, detailsLabel: "Ver detalles", onDetails: fn() },
  decorators: [
    (Story) => (
      <>
        <h2>Elegí cuánto querés cubrir</h2>
        <Story />
      </>
    )
  ]
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { chromatic: { modes: componentModes } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("article", { name: "SILVER" })).toHaveTextContent("USD 80.000")
    await userEvent.click(canvas.getByRole("button", { name: "Ver detalles" }))
    await expect(args.onDetails).toHaveBeenCalledOnce()
  }
}
export const Raised: Story = { args: { raised: true } }
