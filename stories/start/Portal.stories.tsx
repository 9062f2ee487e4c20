import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect } from "react"
import { expect, userEvent } from "storybook/test"
import { useLocation } from "wouter"
import { App } from "../../src/App"
import { routeOf } from "../../src/routes"
import { NothingIsSold } from "../world/AbsentHere"
import { inWorld } from "../world/inWorld"

/** Keeps plain links of the portal in the story: its addresses are none of this Storybook's. */
const useStay = () => {
  const [, navigate] = useLocation()
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a")
      if (!link || event.defaultPrevented || link.origin !== location.origin) return
      event.preventDefault()
      if (routeOf(link.pathname) || link.pathname === "/") navigate(link.pathname)
      if (link.hash) document.querySelector(link.hash)?.scrollIntoView()
    }
    document.addEventListener("click", stay)
    return () => document.removeEventListener("click", stay)
  }, [navigate])
}

const Demo = () => {
  useStay()
  return (
    <>
      <NothingIsSold />
      <App />
    </>
  )
}

const meta = {
  title: "Start/Portal",
  component: Demo,
  ...inWorld,
  // Each page has pictures of its own.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } }
} satisfies Meta<typeof Demo>
export default meta

type Story = StoryObj<typeof meta>

/** The whole portal in memory, from the quote to the voucher, in the brand of the toolbar. */
export const Portal: Story = { parameters: { world: { whole: true } } }

/** A plain link stays in the story, and a page leads on to the next. */
export const LeadsOn: Story = {
  parameters: { world: { whole: true } },
  play: async ({ canvas }) => {
    const press = async (name: string) => {
      const [link] = await canvas.findAllByRole("link", { name })
      if (link) await userEvent.click(link)
    }
    await press("COTIZAR")
    await press("FAQs")
    await expect(await canvas.findByRole("link", { name: "FAQs", current: "page" })).toBeVisible()
    await press("COTIZAR")
    await expect(await canvas.findByRole("form", { name: "Cotizador" })).toBeVisible()
  }
}
