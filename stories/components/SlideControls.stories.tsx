import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { SlideControls } from "../../src/components/SlideControls/SlideControls"
import { useHeld } from "./holding"

const meta = {
  title: "Components/Actions/SlideControls",
  component: SlideControls,
  args: {
    words: {
      previous: "Anterior",
      next: "Siguiente",
      choose: "Elegir imagen",
      place: (at, of) => `${at} de ${of}`
    },
    total: 3,
    current: 0,
    kind: "line",
    onTurn: fn()
  },
  render: (args) => {
    const [current, setCurrent] = useHeld(args.current)
    return (
      <div data-row>
        <SlideControls
          {...args}
          current={current}
          onGo={args.onGo && setCurrent}
          onTurn={(by) => setCurrent((current + by + args.total) % args.total)}
        />
      </div>
    )
  }
} satisfies Meta<typeof SlideControls>
export default meta
type Story = StoryObj<typeof meta>

/** Slides that go round. The arrow keys turn from an arrow and a dot; with Alt they lead back. */
export const Playground: Story = {
  args: { onGo: fn() },
  play: async ({ canvas }) => {
    const at = (number: number) => canvas.getByRole("button", { name: `${number} de 3` })
    await userEvent.click(at(2))
    await expect(at(2)).toHaveAttribute("aria-current", "true")
    await expect(at(1)).not.toHaveAttribute("aria-current")
    await userEvent.click(canvas.getByRole("button", { name: "Siguiente" }))
    await expect(at(3)).toHaveAttribute("aria-current", "true")
    await userEvent.click(canvas.getByRole("button", { name: "Siguiente" }))
    await expect(at(1)).toHaveAttribute("aria-current", "true")
    canvas.getByRole("button", { name: "Siguiente" }).focus()
    await userEvent.keyboard("{ArrowRight}")
    await expect(at(2)).toHaveAttribute("aria-current", "true")
    at(1).focus()
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}")
    await expect(at(3)).toHaveAttribute("aria-current", "true")
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}")
    await expect(at(3)).toHaveAttribute("aria-current", "true")
  }
}

/** A row with ends: an arrow that leads nowhere keeps its place and the focus. */
export const AtTheStart: Story = {
  args: { atStart: true, onGo: fn() },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole("button", { name: "Anterior" })
    await userEvent.click(previous)
    await expect(previous).toHaveFocus()
    await expect(canvas.getByRole("button", { name: "1 de 3" })).toHaveAttribute("aria-current", "true")
  }
}

/** Where dots would be too many, arrows alone. */
export const ArrowsAlone: Story = { args: { total: 15 } }
