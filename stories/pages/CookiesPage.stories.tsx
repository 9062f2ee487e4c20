import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { CookiesPage } from "../../src/pages/CookiesPage"

const meta = {
  title: "Pages/CookiesPage",
  component: CookiesPage,
  parameters: { layout: "fullscreen", world: { path: "/politicascookies" } }
} satisfies Meta<typeof CookiesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: { chromatic: { modes: pageModes } } }

/** Without OneTrust the portal's own preference centre opens; what was chosen there is found again (2§9). */
export const Preferences: Story = {
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole("button", { name: "Preferencias de cookies" })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole("dialog", { name: "Preferencias de cookies" })
    await userEvent.click(within(dialog).getByRole("checkbox", { name: "De medición" }))
    await userEvent.click(within(dialog).getByRole("button", { name: "Guardar preferencias" }))
    await expect(canvas.queryByRole("dialog")).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await expect(await canvas.findByRole("checkbox", { name: "De medición" })).toBeChecked()
    await expect(canvas.getByRole("checkbox", { name: "De grabación" })).not.toBeChecked()
  }
}
