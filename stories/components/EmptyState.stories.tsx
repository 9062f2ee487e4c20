import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { EmptyState } from "../../src/components/EmptyState/EmptyState"
import { enlarged } from "./enlarged"

const meta = {
  title: "Components/Feedback/EmptyState",
  component: EmptyState,
  args: {
    kind: "empty",
    title: "No encontramos planes para este viaje",
    text: <p>Probá con otras fechas o con otro destino.</p>
  }
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
/** A line ends with the stroke that parts two numbers, and begins with a number. */
export const ThreeNumbers: Story = {
  args: {
    phones: (
      <p>
        Si preferís, llamanos: <a href="tel:+541155550143">+54 11 5555 0143</a>
        {"\u00a0/ "}
        <a href="tel:08105550143">0810 555 0143</a>
        {"\u00a0/ "}
        <a href="https://wa.me/5491155550144">+54 9 11 5555 0144</a>
      </p>
    )
  },
  globals: { viewport: { value: "w360" } },
  play: async ({ canvas }) => {
    for (const number of canvas.getAllByRole("link").slice(0, -1)) {
      const stroke = document.createRange()
      stroke.setStart(number.nextSibling ?? number, 0)
      stroke.setEnd(number.nextSibling ?? number, 2)
      const middle = ({ bottom, top }: DOMRect) => (top + bottom) / 2
      const off = middle(stroke.getBoundingClientRect()) - middle(number.getBoundingClientRect())
      await expect(Math.abs(off)).toBeLessThan(4)
    }
    for (const number of canvas.getAllByRole("link")) await expect(number.getClientRects()).toHaveLength(1)
  }
}
export const Failed: Story = {
  args: {
    kind: "failed",
    title: "No pudimos cargar los planes",
    text: <p>Revisá tu conexión y volvé a intentarlo. Tus datos siguen guardados.</p>,
    actions: (
      <Button kind="line" icon="arrow-clockwise-bold">
        Reintentar
      </Button>
    )
  },
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("No pudimos cargar los planes")
}
/** The longest number breaks rather than widen the page. */
export const Enlarged: Story = {
  args: { phones: <a href="tel:+5491155550144">+54 9 11 5555 0144</a> },
  globals: { viewport: { value: "w360" } },
  beforeEach: enlarged,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  }
}
