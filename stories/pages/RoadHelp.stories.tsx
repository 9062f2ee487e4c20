import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { isElsewhere } from "../../.storybook/elsewhere"
import { pageModes } from "../../.storybook/modes"
import { aCardOfTrip } from "../../contracts/fixtures/receipt"
import { aToday } from "../../contracts/fixtures/searches"
import { dayAfter } from "../../src/core/trip/tidyDates"
import { RoadHelp } from "../../src/pages/service/RoadHelp"
import { brandOf } from "../brandOf"
import { inWorld } from "../world/inWorld"
import { type StoryWorld, withWords } from "../world/withWorld"

/** A kept trip of ten days that begins so many days from the day of the stories. */
const starting = (days: number, more: Partial<StoryWorld> = {}): StoryWorld => {
  const start = dayAfter(aToday, days)
  return { card: { ...aCardOfTrip, start, end: dayAfter(start, 10) }, ...more }
}

const meta = {
  title: "Parts/RoadHelp",
  component: RoadHelp,
  ...inWorld,
  decorators: [withWords, ...inWorld.decorators],
  parameters: { layout: "fullscreen", world: starting(-2) },
  render: () => (
    <main>
      <RoadHelp />
      <h1>Inicio</h1>
    </main>
  )
} satisfies Meta<typeof RoadHelp>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"]

const card = async (canvas: Canvas, name: RegExp | string) => within(await canvas.findByRole("region", { name }))

/** On the way: the call leads, and the pass is at hand (OU-on-the-road). */
export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, globals }) => {
    const here = await card(canvas, "Estás en Europa, día 3 de 10")
    await expect(here.getByRole("link", { name: /^Llamar/ })).toHaveAttribute("href", expect.stringMatching(/^tel:/))
    if (isElsewhere(globals)) return
    await userEvent.click(here.getByRole("button", { name: /^Mi tarjeta/ }))
    const dialog = within(await canvas.findByRole("dialog", { name: "Mi tarjeta" }))
    await expect(dialog.getByRole("region", { name: "Tu tarjeta de asistencia" })).toHaveTextContent("48201936")
  }
}

/** Twelve days before: what to have ready. */
export const Before: Story = {
  parameters: { chromatic: { modes: pageModes }, world: starting(12) },
  play: async ({ canvas }) => {
    const here = await card(canvas, "Faltan 12 días")
    await expect(here.getAllByRole("listitem")).toHaveLength(4)
    await expect(here.queryByRole("link", { name: /^Llamar/ })).toBeNull()
  }
}

/** The last date. */
export const Returning: Story = {
  parameters: { world: starting(-10) },
  play: async ({ canvas }) => {
    await expect((await card(canvas, /^Hoy v/)).getByRole("link", { name: /^Llamar/ })).toBeVisible()
  }
}

/** After the trip: until when to ask for a reimbursement, and how. */
export const After: Story = {
  parameters: { chromatic: { modes: pageModes }, world: starting(-16) },
  play: async ({ canvas, globals }) => {
    const here = await card(canvas, /hasta el 13\/01\/2027$/)
    const { assistancePage } = brandOf(globals.channel).channel
    const path = assistancePage ? "/solicitarasistencia#reintegro" : "/faqs#pedir-reintegro"
    await expect(here.getByRole("link", { name: /^Cómo pedir un re/ })).toHaveAttribute("href", path)
    await expect(here.getByText("Quedan 24 días")).toBeVisible()
  }
}

/** Folded for today: the home has its first screen back, and the call stays. */
export const Folded: Story = {
  play: async ({ canvas }) => {
    const here = await card(canvas, /día 3 de 10$/)
    await userEvent.click(here.getByRole("button", { name: "Plegar" }))
    await waitFor(() => expect(here.getByRole("button", { name: "Abrir" })).toHaveFocus())
    await expect(here.getAllByRole("link")).toHaveLength(1)
  }
}

const benefits = [
  { description: "Asistencia médica por enfermedad", detail: "USD 300.000" },
  { description: "Demora de equipaje", detail: "USD 200" }
]

/** '¿Me cubre…?' answers with the rows of the bought plan. */
export const Asked: Story = {
  parameters: { world: { card: { ...starting(-2).card, benefits } } },
  play: async ({ canvas, globals }) => {
    const here = await card(canvas, /día 3 de 10$/)
    await userEvent.click(here.getByRole("button", { name: /^¿Me cubre…\?/ }))
    if (isElsewhere(globals)) return
    const dialog = within(await canvas.findByRole("dialog", { name: "¿Me cubre…?" }))
    await userEvent.type(dialog.getByRole("textbox", { name: "Tu pregunta" }), "no llega mi valija")
    await waitFor(() => expect(dialog.getByText("USD 200")).toBeVisible())
    await expect(dialog.queryByRole("button", { name: "SELECCIONAR" })).toBeNull()
  }
}

const writing = { channel: { written: { "+54 9 11 5555 0144": "https://whatsapp.example/5491155550144" } } }

const send = async (canvas: Canvas) => {
  const here = await card(canvas, /día 3 de 10$/)
  await userEvent.click(here.getByRole("button", { name: /^Mandar mi ubicación/ }))
  return here.findByRole("link", { name: /^Abrir WhatsApp/ })
}

/** The place stands in a message that the traveller sends. It is asked for at the press. */
export const PlaceFound: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    world: starting(-2, { ...writing, spot: { latitude: 41.3874, longitude: 2.1686, within: 11.4 } })
  },
  play: async ({ canvas }) => {
    const link = await send(canvas)
    await expect(link).toHaveTextContent("Con tu ubicación, a unos 12 m.")
    await expect(link).toHaveFocus()
    const text = new URL(link.getAttribute("href") ?? "").searchParams.get("text")
    await expect(text).toMatch(/Voucher 48201936\. .+https:\/\/www\.google\.com\/maps\?q=41\.38740,2\.16860$/)
  }
}

/** The browser gave no place: it is said as it is, and the chat opens with the voucher alone. */
export const PlaceRefused: Story = {
  parameters: { world: starting(-2, { ...writing, spot: "refused" }) },
  play: async ({ canvas }) => {
    const link = await send(canvas)
    await expect(link).toHaveTextContent("El navegador no nos dio tu ubicación")
    await expect(link.getAttribute("href")).not.toContain("maps")
  }
}
