import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { componentModes } from "../../.storybook/modes"
import { ChatLink } from "../../src/components/ChatLink/ChatLink"

const meta = {
  title: "Components/ChatLink",
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

/** Opens a new tab, without access to the portal's window. */
export const Playground: Story = {
  parameters: { chromatic: { modes: componentModes } },
  play: async ({ canvas }) => {
    const link = canvas.queryByRole("link", { name: "Chatear" })
    if (!link) return
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", "noopener")
  }
}

/** Hidden on a phone, where it would cover buttons. The footer has the link there. */
export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } }
