import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { LateQuoteNow } from "../../src/components/QuoteNow/LateQuoteNow"
import { QuoteNow } from "../../src/components/QuoteNow/QuoteNow"

const meta = {
  title: "Components/Quote/QuoteNow",
  component: QuoteNow,
  parameters: { layout: "fullscreen", ...framed },
  args: {
    children: "COTIZAR AHORA",
    text: "¿A dónde viajás?",
    href: "#cotizar",
    onClick: fn((event) => event.preventDefault())
  },
  render: (args) => (
    <div style={{ blockSize: "60vh" }}>
      <nav style={{ anchorName: "--menu", position: "fixed", insetBlockStart: 26, insetInlineEnd: 40 }}>
        HOME COTIZAR
      </nav>
      <QuoteNow {...args} />
    </div>
  )
} satisfies Meta<typeof QuoteNow>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "COTIZAR AHORA" })
    await expect(link).toHaveAttribute("href", "#cotizar")
    await userEvent.click(link)
    await expect(args.onClick).toHaveBeenCalledOnce()
    link.blur()
  }
}

export const Docked: Story = { globals: { viewport: { value: "w768" } } }

export const DockedOnAPhone: Story = { globals: { viewport: { value: "w390" } } }

export const Night: Story = { ...Docked, args: { night: true } }

export const BesideTheChat: Story = { ...Docked, args: { beside: true } }

/** Absent at the top, where the hero has its own button; there once a visitor scrolls (HO-11). */
export const Due: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <main style={{ blockSize: "400vh" }}>
      <LateQuoteNow {...args} alone={false} />
    </main>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 0)
    await waitFor(() => expect(canvas.queryByRole("link")).toBeNull())
    window.scrollTo(0, window.innerHeight + 101)
    await canvas.findByRole("link", { name: "COTIZAR AHORA" })
  }
}
