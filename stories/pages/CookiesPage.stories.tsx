import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import type { Kept } from "../../src/core/device/kept"
import { CookiesPage } from "../../src/pages/reading/CookiesPage"
import { inWorld } from "../world/inWorld"

const minute = 60_000

/** A browser with a payment whose result is unknown. */
const kept: ReadonlyArray<Kept> = [
  { key: "busquedaCotizar", age: 12 * minute },
  { key: "pasajeros", age: 4 * minute },
  { key: "intentoPago", age: 3 * minute },
  { key: "ultimaPagina", age: 0 },
  { key: "canal", age: 0 }
]

const meta = {
  title: "Pages/CookiesPage",
  component: CookiesPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/politicascookies", device: kept } }
} satisfies Meta<typeof CookiesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: { chromatic: { modes: pageModes } } }

/** Without OneTrust the portal opens its own preference centre and remembers the choice (CO-03). */
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

/**
 * A record of an unknown payment protects from a double charge. Erasing it requires the visitor's
 * confirmation.
 */
export const ErasingWithPayment: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Lo que guarda este dispositivo" })
    title.scrollIntoView()
    await userEvent.click(await canvas.findByRole("button", { name: "Borrar todo" }))
    const dialog = await canvas.findByRole("dialog", { name: "Hay un pago sin confirmar" })
    await userEvent.click(within(dialog).getByRole("button", { name: "Volver sin borrar" }))
    await expect(canvas.getByText("Guardado hace 12 minutos")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Borrar todo" }))
    await userEvent.click(await canvas.findByRole("button", { name: "Borrar todo menos el pago" }))
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^Se borró de este dispositivo: Búsqueda/))
    await expect(canvas.getByText("Guardado hace 3 minutos")).toBeVisible()
    await expect(canvas.queryByText("Guardado hace 12 minutos")).toBeNull()
  }
}

export const NothingKept: Story = { parameters: { world: { path: "/politicascookies", device: "blocked" } } }
