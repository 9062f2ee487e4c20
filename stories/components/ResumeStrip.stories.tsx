import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { ChatLink } from "../../src/components/ChatLink/ChatLink"
import { QuoteNow } from "../../src/components/QuoteNow/QuoteNow"
import { ResumeStrip } from "../../src/components/ResumeStrip/ResumeStrip"

const meta = {
  title: "Components/Checkout/ResumeStrip",
  component: ResumeStrip,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Continuar tu compra",
    plan: "PLATINUM",
    price: "$ 167.994",
    note: "Europa, 12/01/2027 – 26/01/2027",
    action: { label: "CONTINUAR", href: "/cotizaringresodepasajeros", onClick: fn((event) => event.preventDefault()) },
    dismissLabel: "Descartar",
    onDismiss: fn()
  },
  render: (args) => {
    const [shown, setShown] = useState(true)
    const dismiss = () => {
      args.onDismiss()
      setShown(false)
    }
    return (
      <main style={{ blockSize: "300vh" }}>
        <h1>Viajá tranquilo</h1>
        {shown && <ResumeStrip {...args} onDismiss={dismiss} />}
      </main>
    )
  }
} satisfies Meta<typeof ResumeStrip>
export default meta
type Story = StoryObj<typeof meta>

const room = () => document.documentElement.style.getPropertyValue("--strip-room")

/** The visitor follows or dismisses it. On a desk it scrolls with the page, which reserves no room. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const strip = canvas.getByRole("region", { name: "Continuar tu compra" })
    await expect(strip).toHaveTextContent("PLATINUM $ 167.994")
    await expect(document.body).toHaveFocus()
    await expect(room()).toBe("0px")
    await userEvent.click(canvas.getByRole("link", { name: "CONTINUAR" }))
    await expect(args.action.onClick).toHaveBeenCalledTimes(1)
  }
}

export const Dismissed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const strip = canvas.getByRole("region", { name: "Continuar tu compra" })
    await userEvent.click(canvas.getByRole("button", { name: "Descartar" }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
    await expect(strip).not.toBeInTheDocument()
    await expect(room()).toBe("")
  }
}

/** Long texts beside all other floating elements, without overlap. */
export const AmongOthers: Story = {
  args: { plan: "INTERNACIONAL PREMIUM PLUS", price: "$ 12.167.994" },
  render: (args) => (
    <>
      <main style={{ blockSize: "300vh" }}>
        <h1>Viajá tranquilo</h1>
        <ResumeStrip {...args} />
        <QuoteNow href="#cotizar" beside>
          COTIZAR AHORA
        </QuoteNow>
      </main>
      <ChatLink href="https://example.com">Chatear</ChatLink>
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, window.innerHeight + 101)
    const now = await canvas.findByRole("link", { name: "COTIZAR AHORA" })
    const strip = canvas.getByRole("region")
    await waitFor(() => {
      const [a, b] = [now.getBoundingClientRect(), strip.getBoundingClientRect()]
      expect(a.bottom < b.top || b.bottom < a.top || a.left > b.right).toBe(true)
    })
  }
}
