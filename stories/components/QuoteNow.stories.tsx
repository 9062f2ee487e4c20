import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { componentModes } from "../../.storybook/modes"
import { QuoteNow } from "../../src/components/QuoteNow/QuoteNow"

const meta = {
  title: "Components/QuoteNow",
  component: QuoteNow,
  parameters: { layout: "fullscreen", ...framed },
  args: { children: "COTIZAR AHORA", href: "#cotizar", onClick: fn((event) => event.preventDefault()) },
  render: (args) => (
    <div style={{ blockSize: "400vh" }}>
      <p id="cotizar">Cotizá tu Cobertura</p>
      <QuoteNow {...args} />
    </div>
  )
} satisfies Meta<typeof QuoteNow>
export default meta
type Story = StoryObj<typeof meta>

/** Hidden at the top of the page, where the hero has its own button. */
export const Playground: Story = {
  parameters: { chromatic: { modes: componentModes } },
  play: async ({ canvas }) => {
    window.scrollTo(0, 0)
    await waitFor(() => expect(canvas.queryByRole("link")).toBeNull())
  }
}

export const Scrolled: Story = {
  parameters: { chromatic: { modes: componentModes } },
  play: async ({ args, canvas }) => {
    window.scrollTo(0, window.innerHeight + 101)
    const link = await canvas.findByRole("link", { name: "COTIZAR AHORA" })
    await expect(link).toHaveAttribute("href", "#cotizar")
    await userEvent.click(link)
    await expect(args.onClick).toHaveBeenCalledOnce()
    link.blur()
  }
}

/** Beside a floating chat. */
export const BesideTheChat: Story = { ...Scrolled, args: { beside: true } }
