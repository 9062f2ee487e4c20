import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { onceModes } from "../../.storybook/modes"
import { goldPlan, silverPlan } from "../../contracts/fixtures/plans"
import { aDraft } from "../../contracts/fixtures/searches"
import { PlansOnOffer } from "../../src/pages/results/PlansOnOffer"
import { inWorld } from "../world/inWorld"
import { quoted } from "./quoting"

const meta = {
  title: "Parts/PlansOnOffer",
  component: PlansOnOffer,
  args: { onEdit: fn() },
  ...inWorld,
  decorators: [quoted, ...inWorld.decorators],
  parameters: { world: { path: "/cotizar", saved: aDraft } }
} satisfies Meta<typeof PlansOnOffer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The recommended plan comes first, whatever its price (RS-04). */
export const FavouritesFirst: Story = {
  parameters: { world: { path: "/cotizar", saved: aDraft, quotes: { plans: [silverPlan, goldPlan] } } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("article")
    await expect(first).toHaveAccessibleName("GOLD")
  }
}

const cardsIn = async (canvas: ReturnType<typeof within>) =>
  (await canvas.findAllByRole("article")).map((card: HTMLElement) => within(card))

/** No card pays a plan without instalments: its card says so, and COMPRAR names the phones (RS-05). */
export const NotByCard: Story = {
  parameters: {
    chromatic: { modes: onceModes },
    world: { path: "/cotizar", saved: aDraft, quotes: { plans: [{ ...goldPlan, instalments: [] }, silverPlan] } }
  },
  play: async ({ canvas }) => {
    const [first] = await cardsIn(canvas)
    await expect(first?.getByText("No se paga con tarjeta")).toBeVisible()
    await userEvent.click(first?.getByRole("button", { name: /^(COMPRAR|CONTRATAR)/ }) ?? document.body)
    const told = within(await canvas.findByRole("alert"))
    await expect(told.getByText(/^Este plan no se puede pagar con tarjeta/)).toBeVisible()
    await expect(told.getAllByRole("link").length).toBeGreaterThan(0)
    await expect(told.queryByRole("button", { name: "Reintentar" })).toBeNull()
  }
}

const tickTwo = async (canvas: ReturnType<typeof within>) => {
  const [first, second] = await cardsIn(canvas)
  if (!first || !second) throw new Error("no two plans")
  const boxes = [first, second].map((card) => card.getByRole("checkbox", { name: "Enviar por mail" }))
  for (const box of boxes) await userEvent.click(box)
  await userEvent.click(await canvas.findByRole("button", { name: "Enviar por mail" }))
  return { boxes, dialog: within(await canvas.findByRole("dialog", { name: "Enviar por mail" })) }
}

/** Mails the ticked plans to the e-mail of the search, then clears the ticks. */
export const Mailed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const { boxes, dialog } = await tickTwo(canvas)
    await expect(dialog.getByText("Cotización de PLATINUM y GOLD")).toBeInTheDocument()
    await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue(aDraft.email)
    await userEvent.click(dialog.getByRole("button", { name: "ENVIAR" }))
    await canvas.findByText("El mail se envió con éxito. Verifica tu bandeja de entrada")
    for (const box of boxes) await expect(box).not.toBeChecked()
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar" }))
    await waitFor(() => expect(canvas.getByRole("region", { name: "Planes" })).toHaveFocus())
  }
}

/** A failed mail closes the dialog. The ticks stay, and the message stands beside them. */
export const MailFailed: Story = {
  parameters: { world: { path: "/cotizar", saved: aDraft, mail: { lost: true } } },
  play: async ({ canvas }) => {
    const { boxes, dialog } = await tickTwo(canvas)
    await userEvent.click(dialog.getByRole("button", { name: "ENVIAR" }))
    await expect(await canvas.findByText("No pudimos enviar el mail")).toHaveAttribute("role", "status")
    await expect(canvas.queryByRole("dialog")).toBeNull()
    for (const box of boxes) await expect(box).toBeChecked()
    await waitFor(() => expect(canvas.getByRole("button", { name: "Enviar por mail" })).toHaveFocus())
  }
}

/** The details open at the plan of the pressed button; closing returns to that button. */
export const Details: Story = {
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole("article")
    if (!second) throw new Error("no second plan")
    const link = within(second).getByRole("button", { name: "Ver detalles" })
    await userEvent.click(link)
    const dialog = within(await canvas.findByRole("dialog", { name: "Comparar planes" }))
    const name = within(second).getByRole("heading").textContent ?? ""
    await expect(dialog.getByRole("tab", { name: new RegExp(`^${name} `) })).toHaveAttribute("aria-selected", "true")
    await userEvent.click(dialog.getByRole("button", { name: "VOLVER" }))
    await waitFor(() => expect(link).toHaveFocus())
  }
}
