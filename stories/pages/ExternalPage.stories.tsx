import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { anExternalQuote } from "../../contracts/fixtures/external"
import { ExternalQuoteInvalid } from "../../src/core/external/ExternalQuoteApi"
import { emptyMainPassenger } from "../../src/core/passengers/passenger"
import { ExternalPage } from "../../src/pages/checkout/ExternalPage"

/** The page takes the `p` out of the address and keeps it beside it: a story puts it there, and takes it away again. */
const following = (p: string | null) => () => {
  const { href } = location
  history.replaceState({ p }, "", href)
  return () => history.replaceState(null, "", href)
}

const path = "/compraexterna"
const waiting = { path, external: { quote: anExternalQuote, delay: "forever" as const } }

const meta = {
  title: "Pages/ExternalPage",
  component: ExternalPage,
  parameters: { layout: "fullscreen" },
  beforeEach: following("vigente")
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

/** What was quoted holds no longer; its trip can be quoted here. */
export const Playground: Story = {
  parameters: {
    chromatic: { modes: pageModes },
    world: { path, external: { quote: { ...anExternalQuote, expires: "2020-01-31" } } }
  },
  play: ({ canvas }) =>
    ended(canvas, "Cotización expiró", "/cotizar?destino=EUROPA&desde=2027-01-10&hasta=2027-01-25&edades=34,8")
}

/** What the partner quoted is asked for; after a while more is said of it, so that no photograph is taken. */
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

/** It was found and priced anew: its passengers are looked at, and then it goes on to the payment. */
export const Found: Story = {
  parameters: { chromatic: { disableSnapshot: true }, world: { path, external: { quote: anExternalQuote } } },
  play: async ({ canvas }) => {
    const plan = (await canvas.findByText("Verificando el producto elegido...")).closest("li")
    await waitFor(() => expect(plan).toHaveTextContent("listo"))
  }
}

/** On a phone the card is as wide as the window lets it. */
export const Missing: Story = {
  beforeEach: following(null),
  parameters: { world: { path } },
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvas }) => {
    await ended(canvas, "No se encontró la cotización")
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  }
}

export const Invalid: Story = {
  parameters: { world: { path, external: { failure: new ExternalQuoteInvalid({ cause: "Status" }) } } },
  play: ({ canvas }) => ended(canvas, "Cotización inválida")
}

/** The provider could not be asked: that may be tried again, and the keyboard stays on the page. */
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

/** Neither the partner nor a passenger tells how the buyer is reached, without which nothing is priced: they tell it here. */
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

/** More people travel than were quoted: whom to leave at home is not the portal's to say. The trip can be quoted here. */
export const TooMany: Story = {
  parameters: {
    world: { path, external: { quote: { ...anExternalQuote, request: { ...anExternalQuote.request, ages: [34] } } } }
  },
  play: ({ canvas }) =>
    ended(canvas, "Cotización inválida", "/cotizar?destino=EUROPA&desde=2027-01-10&hasta=2027-01-25&edades=34")
}
