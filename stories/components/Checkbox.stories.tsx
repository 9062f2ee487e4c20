import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { Checkbox } from "../../src/components/Checkbox/Checkbox"
import { enlarged } from "./enlarged"
import { holding } from "./holding"
import { looks } from "./looks"

const meta = {
  title: "Components/Fields/Checkbox",
  component: Checkbox,
  args: { label: "Quiero recibir información y beneficios por e-mail.", checked: false, onChange: fn() },
  render: holding(Checkbox, "checked")
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: /Quiero recibir/ })
    await userEvent.click(canvas.getByText(/Quiero recibir/))
    await expect(box).toBeChecked()
    await userEvent.keyboard(" ")
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  }
}
export const Looks: Story = looks(Checkbox, {
  invalid: {
    label: (
      <>
        Leí y acepto los <a href="#terminos">términos y condiciones</a>
      </>
    ),
    error: "Aceptá los términos y condiciones."
  },
  checked: { checked: true },
  disabled: { disabled: true }
})
Looks.play = ({ canvas }) =>
  expect(canvas.getByRole("checkbox", { name: /^Leí y acepto/ })).toHaveAccessibleDescription(
    "Aceptá los términos y condiciones."
  )

/** Text of twice the size: the box grows with it, and stays in the middle of its first line. */
export const Enlarged: Story = {
  beforeEach: enlarged,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox").getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(canvas.getByText(/Quiero recibir/))
    const [line = new DOMRect()] = [...words.getClientRects()].filter(({ left }) => left >= box.right)
    await expect(box.height).toBeGreaterThan(30)
    await expect(Math.abs(box.y + box.height / 2 - line.y - line.height / 2)).toBeLessThan(2)
  }
}
