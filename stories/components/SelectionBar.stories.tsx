import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { SelectionBar } from "../../src/components/SelectionBar/SelectionBar"

const meta = {
  title: "Components/Plans/SelectionBar",
  component: SelectionBar,
  parameters: { layout: "fullscreen", ...framed },
  args: {
    text: "2 planes para enviar por mail",
    actionLabel: "Enviar por mail",
    actionIcon: "envelope-simple",
    onAction: fn(),
    dismissLabel: "Descartar",
    onDismiss: fn(),
    covered: false,
    backTo: "planes"
  },
  render: (args) => (
    <main>
      <section id="planes" tabIndex={-1} aria-label="Planes">
        <p>PLATINUM, GOLD</p>
      </section>
      <SelectionBar {...args} />
    </main>
  )
} satisfies Meta<typeof SelectionBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText("2 planes para enviar por mail")).toBeVisible())
    await userEvent.click(canvas.getByRole("button", { name: "Enviar por mail" }))
    await expect(args.onAction).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole("button", { name: "Descartar" }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  }
}

export const Nothing: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull()
  }
}
