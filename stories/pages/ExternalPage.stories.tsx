import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { aChannel } from "../../contracts/fixtures/channel"
import { anExternalQuote } from "../../contracts/fixtures/external"
import { silverPlan } from "../../contracts/fixtures/plans"
import { aDraft } from "../../contracts/fixtures/searches"
import { cartOf } from "../../src/core/cart/cart"
import { emptyMainPassenger } from "../../src/core/passengers/passenger"
import { ExternalPage } from "../../src/pages/checkout/ExternalPage"
import { inWorld } from "../world/inWorld"
import { ana, tomas } from "./passengersWorld"

const path = "/compraexterna"
const waiting = { path, external: { quote: anExternalQuote, delay: "forever" as const } }

const meta = {
  title: "Pages/ExternalPage",
  component: ExternalPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path, query: "?p=vigente" } }
} satisfies Meta<typeof ExternalPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"]

const ended = async (canvas: Canvas, message: string, quoteHref = "/#cotizar") => {
  const heading = await within(await canvas.findByRole("alert")).findByRole("heading", { level: 1 })
  await expect(heading).toHaveTextContent(message)
  await expect(canvas.getByRole("link", { name: "COTIZAR" })).toHaveAttribute("href", quoteHref)
  await expect(canvas.getByRole("link", { name: "Hablar con un asesor" })).toHaveAttribute("href", "/contacto")
}

/** The partner's quote has expired; the visitor can quote the trip here. */
export const Playground: Story = {
  parameters: {
    chromatic: { modes: pageModes },
    world: { path, external: { quote: { ...anExternalQuote, expires: "2020-01-31" } } }
  },
  play: ({ canvas }) =>
    ended(canvas, "Cotización expiró", "/cotizar?destino=EUROPA&desde=2027-01-10&hasta=2027-01-25&edades=34,8")
}

/**
 * The page is looking for the partner's quote. No photograph, because more text appears after a
 * while.
 */
export const Looking: Story = {
  parameters: { chromatic: { disableSnapshot: true }, world: waiting },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Estamos preparando tu compra")
    const messages = await canvas.findAllByText(/^(Verificando|Redireccionando)/)
    await expect(messages.map(({ textContent }) => textContent)).toEqual([
      "Verificando tus datos...",
      "Verificando el producto elegido...",
      "Verificando datos de pasajeros...",
      "Redireccionando al pago..."
    ])
    await expect(messages[0]?.closest("li")).toHaveAttribute("aria-current", "step")
  }
}

/** On a phone the card fills the window's width. */
export const Missing: Story = {
  parameters: { world: { query: "" } },
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvas }) => {
    await ended(canvas, "No se encontró la cotización")
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  }
}

/**
 * More travellers than the quote includes. The portal cannot choose whom to leave out; the visitor
 * can quote the trip here.
 */
export const Invalid: Story = {
  parameters: {
    world: { path, external: { quote: { ...anExternalQuote, request: { ...anExternalQuote.request, ages: [34] } } } }
  },
  play: ({ canvas }) =>
    ended(canvas, "Cotización inválida", "/cotizar?destino=EUROPA&desde=2027-01-10&hasta=2027-01-25&edades=34")
}

/** The provider failed: a button tries again, and the focus stays on the page. */
export const Failed: Story = {
  parameters: { world: { path } },
  play: async ({ canvas }) => {
    await ended(canvas, "Error")
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }))
    await ended(canvas, "Error")
    await expect(canvas.getByRole("main")).toHaveFocus()
  }
}

const unreachable = {
  ...anExternalQuote,
  request: { ...anExternalQuote.request, phone: "", email: "" },
  passengers: { main: emptyMainPassenger, others: [] }
}

/**
 * Neither partner nor passengers give the buyer's contact data, which pricing requires. The buyer
 * enters it here.
 */
export const Unreachable: Story = {
  parameters: { world: { path, external: { quote: unreachable } } },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "¿Cómo te contactamos?" })
    await userEvent.click(canvas.getByRole("button", { name: "CONTINUAR" }))
    await expect(canvas.getByRole("textbox", { name: "Teléfono" })).toHaveFocus()
    await expect(canvas.getByText("Teléfono es requerido.")).toBeVisible()
    await expect(canvas.getByText("Email es requerido.")).toBeVisible()
  }
}

/** The link would replace the visitor's own purchase: the page names both and asks (EX-09). */
export const Rivals: Story = {
  parameters: {
    world: {
      path,
      channel: { currency: aChannel.currency },
      external: { quote: anExternalQuote },
      saved: aDraft,
      cart: { cart: cartOf(silverPlan) },
      kept: { passengers: { main: ana, others: [tomas] } }
    }
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: /^Ya t(en|ien)[eé]s una compra empezada$/ })
    await expect(canvas.getByRole("region", { name: "Tu compra" })).toHaveTextContent("SILVER")
    const offered = canvas.getByRole("region", { name: "La del enlace" })
    await expect(offered).toHaveTextContent("GOLD")
    await expect(offered).toHaveTextContent(anExternalQuote.passengers.main.email)
    await expect(canvas.getByRole("button", { name: "SEGUIR CON LA MÍA" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Ver la del enlace" })).toBeVisible()
  }
}
