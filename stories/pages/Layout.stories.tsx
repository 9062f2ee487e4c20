import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { Layout } from "../../src/pages/shell/Layout"
import { LayoutBanner } from "../../src/pages/shell/LayoutBanner"
import { LayoutFooter } from "../../src/pages/shell/LayoutFooter"
import { LayoutHeader } from "../../src/pages/shell/LayoutHeader"
import { LayoutNotice } from "../../src/pages/shell/LayoutNotice"
import { inWorld } from "../world/inWorld"

const verified = { email: "ana@example.com", verified: true }

const meta = {
  title: "Parts/Layout",
  component: Layout,
  subcomponents: { LayoutBanner, LayoutFooter, LayoutHeader, LayoutNotice },
  ...inWorld,
  parameters: { layout: "fullscreen", world: {}, chromatic: { ignoreSelectors: [] } },
  argTypes: { children: { control: false } },
  args: { title: "Una página", children: <h1>Una página</h1> }
} satisfies Meta<typeof Layout>
export default meta
type Story = StoryObj<typeof meta>

/** A logged-out visitor, without banner. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: "Promoción" })).toBeNull()
    await expect(canvas.getByRole("navigation", { name: "Trámites legales" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "TU CUENTA" })).toBeNull()
  }
}

export const WithBanner: Story = {
  parameters: { world: { visit: { banner: { name: "asistencia-en-todo-el-mundo.svg" } } } },
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole("region", { name: "Promoción" })
    await expect(within(banner).getByRole("img")).toHaveAccessibleName("Promoción: asistencia en todo el mundo")
    await userEvent.click(within(banner).getByRole("button", { name: "Cerrar banner" }))
    await waitFor(() => expect(banner).not.toBeInTheDocument())
  }
}

const told = "El lunes 30 no atendemos por teléfono: escribinos y te respondemos el martes."

/** The operator tells every visitor one line, until it is closed (OU-21). */
export const Told: Story = {
  parameters: { world: { switches: { notice: told } } },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(told)
    await waitFor(() => expect(text).toBeVisible())
  }
}

export const LoggedIn: Story = {
  parameters: { world: { visit: { session: verified } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("link", { name: "ENTRAR" })).toBeNull())
    // A narrow window has it in the menu.
    const account = await canvas.findByRole("button", { name: /^(TU CUENTA|Abrir menú)$/ })
    await userEvent.click(account)
    await expect(await canvas.findByRole("link", { name: "Salir" })).toHaveAttribute("href", "/logout")
  }
}

/** A purchase from an external site: no menu, banner or legal bar; the logo stays. */
export const External: Story = {
  args: { context: "external" },
  parameters: { world: { visit: { session: verified, banner: { name: "asistencia-en-todo-el-mundo.svg" } } } },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole("banner"))
    await expect(header.getByRole("link", { name: /^Inicio/ })).toBeVisible()
    await expect(header.getByText("Compra segura")).toBeVisible()
    await expect(header.queryByRole("navigation")).toBeNull()
    await expect(canvas.queryByRole("region", { name: "Promoción" })).toBeNull()
  }
}

/**
 * The payment page opens nothing else beside the card form. A chat would be in the footer, though
 * hidden at this width.
 */
export const Payment: Story = {
  parameters: { chromatic: { disableSnapshot: true }, world: { channel: { chat: "https://chat.example" } } },
  args: { context: "payment" },
  play: ({ canvas }) => expect(canvas.queryByText("Chatear")).toBeNull()
}
