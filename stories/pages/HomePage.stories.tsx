import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { isElsewhere } from "../../.storybook/elsewhere"
import { sellingModes } from "../../.storybook/modes"
import { aCardOfTrip } from "../../contracts/fixtures/receipt"
import { aToday } from "../../contracts/fixtures/searches"
import { dayAfter } from "../../src/core/trip/tidyDates"
import { HomePage } from "../../src/pages/home/HomePage"
import { inWorld } from "../world/inWorld"
import { paymentOf } from "./paymentWorld"

const meta = {
  title: "Pages/HomePage",
  component: HomePage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: {} }
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: { chromatic: { modes: sellingModes } } }

/** COTIZAR on the empty bar: every field shows its error (QR-09). */
export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole("form", { name: "Cotizador" }))
    await userEvent.click(bar.getByRole("button", { name: "COTIZAR" }))
    await expect(bar.getByRole("button", { name: /^Destino/ })).toHaveFocus()
    await expect(bar.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription("Email es requerido.")
  }
}

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"]

const openDetails = async (canvas: Canvas) => {
  const middle = await waitFor(() => canvas.getByRole("button", { name: "Producto siguiente" }))
  const shelf = middle.closest("section")
  const card = shelf?.querySelector('[data-place="0"]')
  if (!(card instanceof HTMLElement)) throw new Error("There is no product in the middle.")
  await userEvent.click(within(card).getByRole("button", { name: "Ver detalles" }))
  return within(card).getByRole("heading", { level: 3 }).textContent
}

/** Coverage of the product in the middle, one row per benefit (HO-09). */
export const DetailsOpen: Story = {
  parameters: { playedUnder: ["session", "context", "network"] },
  play: async ({ canvas, globals }) => {
    const name = await openDetails(canvas)
    if (isElsewhere(globals)) return
    const dialog = within(await canvas.findByRole("dialog", { name }))
    await waitFor(() => expect(dialog.getAllByRole("columnheader")).toHaveLength(2))
    await waitFor(() =>
      expect(dialog.getByRole("rowheader", { name: "Asistencia médica por enfermedad" })).toBeVisible()
    )
  }
}

/** The rows failed to load; a button tries again. */
export const DetailsFailed: Story = {
  parameters: { world: { coverages: "lost" } },
  play: async ({ canvas }) => {
    const name = await openDetails(canvas)
    const dialog = within(await canvas.findByRole("dialog", { name }))
    await expect(await dialog.findByRole("alert")).toHaveTextContent("No pudimos cargar el detalle de la cobertura.")
    await waitFor(() => expect(dialog.getByRole("button", { name: "Reintentar" })).toBeVisible())
  }
}

/** A kept trip is under way: its card comes over the home (OU-on-the-road). */
export const OnATrip: Story = {
  parameters: {
    world: { card: { ...aCardOfTrip, start: dayAfter(aToday, -2), end: dayAfter(aToday, 8) } }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: /día 3 de 10$/ })).toBeVisible()
  }
}

/** An unfinished purchase: the strip that leads on lies over the page (OU-08). */
export const PurchaseLeft: Story = {
  parameters: { world: { ...paymentOf(), path: "/", visit: { cart: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Continuar tu compra" })).toBeVisible()
  }
}
