import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { componentModes } from "../../.storybook/modes"
import { QuoteNow } from "../../src/components/QuoteNow/QuoteNow"

const meta = {
  title: "Components/QuoteNow",
  component: QuoteNow,
  parameters: { layout: "fullscreen", ...framed },
  args: { children: "COTIZAR AHORA", href: "#cotizar" },
  render: (args) => (
    <div style={{ blockSize: "400vh" }}>
      <p id="cotizar">Cotizá tu Cobertura</p>
      <QuoteNow {...args} />
    </div>
  )
} satisfies Meta<typeof QuoteNow>
export default meta
type Story = StoryObj<typeof meta>

/** At the top of a page the hero has its own. */
export const Playground: Story = {
  parameters: { chromatic: { modes: componentModes } },
  play: async ({ canvas }) => {
    window.scrollTo(0, 0)
    await waitFor(() => expect(canvas.queryByRole("link")).toBeNull())
  }
}

export const Scrolled: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, window.innerHeight + 101)
    await expect(await canvas.findByRole("link", { name: "COTIZAR AHORA" })).toHaveAttribute("href", "#cotizar")
  }
}

/** Beside a floating chat. */
export const BesideTheChat: Story = { ...Scrolled, args: { beside: true } }
