import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test"
import { ProductShelf } from "../../src/components/ProductShelf/ProductShelf"
import { Section } from "../../src/components/Section/Section"
import { homeSaid } from "../homeSaid"
import { productActions, products } from "../products"

const cards = products.map((product) => ({ ...product, ...productActions, onDetails: fn() }))

const meta = {
  title: "Components/Plans/ProductShelf",
  component: ProductShelf,
  parameters: { layout: "fullscreen" },
  args: {
    products: cards,
    words: homeSaid.products
  },
  decorators: [
    (Story) => (
      <Section ground="sunken" align="center" eyebrow="PRODUCTOS" title="Elegí cuánto querés cubrir">
        <Story />
      </Section>
    )
  ]
} satisfies Meta<typeof ProductShelf>
export default meta
type Story = StoryObj<typeof meta>

const middle = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-place="0"]') ?? root
const named = (root: HTMLElement, name: string) =>
  waitFor(() => expect(within(middle(root)).getByRole("heading", { name })).toBeVisible())

/** Starts with the second card in the middle. */
export const Playground: Story = {
  play: ({ canvasElement }) => named(canvasElement, "GOLD")
}

/** A finger draws over the row from one place to another. */
const swipe = async (row: HTMLElement, from: number, to: number) => {
  const finger = { isPrimary: true, pointerType: "touch" }
  await fireEvent.pointerDown(row, { ...finger, clientX: from })
  await fireEvent.pointerMove(row, { ...finger, clientX: to })
  await expect(row).toHaveAttribute("data-dragged")
  await fireEvent.pointerUp(row, { ...finger, clientX: to })
  await expect(row).not.toHaveAttribute("data-dragged")
}

export const Turned: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, step }) => {
    const forth = canvas.getByRole("button", { name: "Producto siguiente" })
    await step("without end in both directions", async () => {
      const back = canvas.getByRole("button", { name: "Producto anterior" })
      await userEvent.click(back)
      await named(canvasElement, "SILVER")
      await userEvent.click(back)
      await named(canvasElement, "BLACK")
      await userEvent.click(forth)
      await named(canvasElement, "SILVER")
      await userEvent.click(forth)
    })
    await step("a finger turns it; a short touch does not", async () => {
      await named(canvasElement, "GOLD")
      const row = middle(canvasElement).closest("ul") ?? canvasElement
      await swipe(row, 300, 280)
      await named(canvasElement, "GOLD")
      await swipe(row, 300, 100)
      await named(canvasElement, "PLATINUM")
      await swipe(row, 100, 300)
      await named(canvasElement, "GOLD")
    })
    await step("arrow keys turn it from a card; the focus stays in the middle", async () => {
      within(middle(canvasElement)).getByRole("button", { name: "Ver detalles" }).focus()
      await userEvent.keyboard("{ArrowRight}{ArrowRight}")
      await named(canvasElement, "PLATINUM PLUS")
      await waitFor(() =>
        expect(within(middle(canvasElement)).getByRole("button", { name: "Ver detalles" })).toHaveFocus()
      )
    })
  }
}

/** Three products turn too, and all stay visible. */
export const Three: Story = {
  args: { products: cards.slice(0, 3) },
  play: async ({ canvas, canvasElement }) => {
    for (const name of ["PLATINUM", "SILVER", "GOLD", "PLATINUM"]) {
      await userEvent.click(canvas.getByRole("button", { name: "Producto siguiente" }))
      await named(canvasElement, name)
    }
  }
}
