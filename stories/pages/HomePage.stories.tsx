import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { aDraft } from "../../contracts/fixtures/searches"
import { HomePage } from "../../src/pages/HomePage"

const meta = {
  title: "Pages/HomePage",
  component: HomePage,
  parameters: { layout: "fullscreen", chromatic: { modes: pageModes }, world: {} }
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** COTIZAR on the empty bar: every field says what it needs (1§5). */
export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole("form", { name: "Cotizador" }))
    await userEvent.click(bar.getByRole("button", { name: "COTIZAR" }))
    await expect(bar.getByRole("button", { name: /^Destino/ })).toHaveFocus()
    await expect(bar.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription("Email es requerido.")
  }
}

/** A phone that is one digit short keeps what was typed and says so under its field. */
export const ShortPhone: Story = {
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole("form", { name: "Cotizador" }))
    const phone = bar.getByRole("textbox", { name: "Teléfono" })
    await userEvent.type(phone, aDraft.phone.slice(1))
    await userEvent.click(bar.getByRole("button", { name: "COTIZAR" }))
    await expect(phone).toHaveAccessibleDescription("Teléfono debe tener 10 dígitos.")
    await expect(phone).toHaveValue(aDraft.phone.slice(1))
  }
}
