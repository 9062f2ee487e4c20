import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { ChatLink } from "../../src/components/ChatLink/ChatLink"
import { LateChat } from "../../src/components/ChatLink/LateChat"

const meta = {
  title: "Components/Actions/ChatLink",
  component: ChatLink,
  parameters: framed,
  args: { href: "https://chat.example", children: "Chatear" },
  render: (args) => (
    <div style={{ minBlockSize: "120px" }}>
      <ChatLink {...args} />
    </div>
  )
} satisfies Meta<typeof ChatLink>
export default meta
type Story = StoryObj<typeof meta>

/** On narrow or low screens the footer carries the link. */
const isDrawn = () => matchMedia("(min-width: 768px) and (min-height: 500px)").matches

/** Scrolls until the link has come or gone. */
const seen = (link: Element | null, visible: boolean) =>
  waitFor(
    () => {
      window.dispatchEvent(new Event("scroll"))
      return visible ? expect(link).toBeVisible() : expect(link).not.toBeVisible()
    },
    { timeout: 5000 }
  )

/** Opens a new tab, without access to the portal's window. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByText("Chatear").closest("a")
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", "noopener")
    await seen(link, isDrawn())
  }
}

/** Gives way while it would cover a control or a text, and comes back (SH-13). */
export const OverAButton: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div style={{ minBlockSize: "120px" }}>
      <button
        type="button"
        aria-label="COMPRAR"
        style={{ position: "fixed", insetBlockEnd: 24, insetInlineEnd: 8, blockSize: 48, inlineSize: 48 }}
      />
      <p style={{ display: "none", position: "fixed", insetBlockEnd: 24, insetInlineEnd: 8 }}>Precio final</p>
      <ChatLink {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByText("Chatear").closest("a")
    const [button, text] = [canvas.getByRole("button", { name: "COMPRAR" }), canvas.getByText("Precio final")]
    for (const covered of [button, text]) {
      button.style.display = "none"
      await seen(link, isDrawn())
      covered.style.display = "block"
      await seen(link, false)
    }
  }
}

/** Comes with the visitor's first move. */
export const Late: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div style={{ minBlockSize: "120px" }}>
      <LateChat {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      window.dispatchEvent(new Event("scroll"))
      expect(canvasElement.querySelector("aside")).not.toBeNull()
    })
  }
}
