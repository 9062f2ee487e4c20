import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { ProductCard } from "../../src/components/ProductCard/ProductCard"
import { productActions, products } from "../products"

const [first, second] = products

const meta = {
  title: "Components/Plans/ProductCard",
  component: ProductCard,
  args: { ...first, ...productActions, onDetails: fn() },
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
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("article", { name: "SILVER" })).toHaveTextContent("USD 80.000")
    await userEvent.click(canvas.getByRole("button", { name: "Ver detalles" }))
    await expect(args.onDetails).toHaveBeenCalledOnce()
  }
}
/** What it covers beyond the one before it comes first. */
export const Raised: Story = {
  args: { ...second, raised: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("USD 70.000 más que SILVER")
    await expect(canvas.getByRole("link", { name: "Cotizar" })).toHaveAccessibleDescription("GOLD")
  }
}
