import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { RedirectPage } from "../../src/pages/account/RedirectPage"
import { inWorld } from "../world/inWorld"

const session = { email: "ana@example.com", verified: true }

const meta = {
  title: "Pages/RedirectPage",
  component: RedirectPage,
  ...inWorld,
  parameters: { layout: "fullscreen" }
} satisfies Meta<typeof RedirectPage>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor returns from the login; the page asks who it is. A long wait says so and offers a way home. */
export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes }, world: { path: "/redirect", visit: { undecided: true } } },
  play: async ({ canvas }) => {
    const wait = within(await canvas.findByRole("dialog", { name: "Entrando a tu cuenta…" }))
    await expect(wait.queryByRole("button")).toBeNull()
    await expect(await wait.findByText("Esto está tardando más de lo normal.")).toBeVisible()
    await expect(wait.getByRole("button", { name: "Ir al inicio" })).toBeVisible()
  }
}

/** A part of the portal failed to load. The button tries again in a new document. */
export const Failed: Story = {
  parameters: { world: { path: "/redirect", visit: { session }, checkout: "lost" } },
  play: async ({ canvas }) => {
    const failed = within(await canvas.findByRole("alert"))
    await expect(failed.getByRole("heading", { level: 1 })).toHaveTextContent("No pudimos entrar a tu cuenta")
    await expect(failed.getByRole("button", { name: "Reintentar" })).toBeVisible()
    await expect(failed.getByRole("link", { name: "Ir al inicio" })).toHaveAttribute("href", "/")
  }
}
