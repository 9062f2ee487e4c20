import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { PlanCard } from "../../src/components/PlanCard/PlanCard"
import { looks } from "./looks"
import { bigAmounts, platinum, silver } from "./plans"

const noBadge = { ...silver, badge: undefined, percentOff: undefined, finalBefore: undefined }

const meta = {
  title: "Components/Plans/PlanCard",
  component: PlanCard,
  args: platinum,
  decorators: [(Story) => <div style={{ maxInlineSize: 358 }}>{Story()}</div>]
} satisfies Meta<typeof PlanCard>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

const hasAnatomy = async (canvas: Canvas) => {
  const placeOf = (part: HTMLElement) => part.getBoundingClientRect()
  const card = placeOf(canvas.getByRole("article", { name: "PLATINUM" }))
  await expect(placeOf(canvas.getByRole("button", { name: "COMPRAR" })).bottom - card.top).toBeLessThan(300)
  for (const label of ["EL MÁS ELEGIDO", "15% OFF"]) {
    const { bottom, top } = placeOf(canvas.getByText(label))
    await expect(top).toBeLessThan(card.top)
    await expect(bottom).toBeGreaterThan(card.top)
  }
  const coverage = placeOf(canvas.getByText("Cobertura por persona"))
  const instalments = placeOf(canvas.getByText("12 cuotas sin interés"))
  await expect(instalments.left).toBeGreaterThan(coverage.left)
  await expect(instalments.top).toBeLessThan(coverage.bottom)
}

/** Screen readers hear what both struck-through amounts are (RS-02). */
export const Playground: Story = {
  args: { mailChecked: false },
  play: async ({ args, canvas, canvasElement }) => {
    await hasAnatomy(canvas)
    const card = within(within(canvasElement).getByRole("article", { name: "PLATINUM" }))
    const edges = [card.getByText("EL MÁS ELEGIDO"), card.getByText("PLATINUM")].map((part) =>
      part.getBoundingClientRect()
    )
    await expect(edges[0]?.bottom).toBeLessThanOrEqual(edges[1]?.top ?? 0)
    await userEvent.click(card.getByRole("button", { name: "COMPRAR" }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
    await userEvent.click(card.getByRole("button", { name: "Ver detalles" }))
    await expect(args.onDetails).toHaveBeenCalledOnce()
    await userEvent.click(card.getByRole("checkbox", { name: "Enviar por mail" }))
    await expect(args.onMail).toHaveBeenCalledWith(args.id, true)
    await expect(canvasElement).toHaveTextContent("$ 15.555,00")
    await expect(canvasElement).toHaveTextContent("Precio anterior $ 18.300,00 por cuota")
    await expect(canvasElement).toHaveTextContent("Precio anterior $ 219.600 $ 186.660")
  }
}

/** Coverage and price share a line, and the labels lie on the card's edge (RS-24). */
export const Phone: Story = {
  globals: { viewport: { value: "w390" } },
  play: ({ canvas }) => hasAnatomy(canvas)
}

/**
 * An annual plan shows the longest trip that it covers (RS-18). A line says what speaks for the plan
 * beside the first one (OU-16). Instalments with interest: their total, without 'sin interés' and
 * 'CFTEA 0%' (RS-05).
 */
export const Looks: Story = looks(PlanCard, {
  "without instalments": { instalment: undefined },
  "annual, with a reason": {
    ...noBadge,
    annual: "Anual, viajes de hasta 30 días corridos",
    reason: "+USD 200.000 médica por $ 8.431 más por cuota"
  },
  "without coverage": { ...noBadge, coverage: "", level: undefined },
  "financed total": {
    ...noBadge,
    cftea: undefined,
    financed: { label: "Total financiado", price: "$ 104.988" },
    instalment: { ...silver.instalment, label: "12 cuotas", whole: "8.749" }
  },
  "long names": {
    title: "MULTIVIAJES ANUAL PREMIUM INTERNACIONAL 60 DÍAS CORRIDOS",
    coverage: "USD 1.000.000 + COVID-19",
    highlights: [
      "Gastos de vuelo demorado o cancelado, con un tope que se informa en los términos y condiciones de cada plan",
      "Superlargapalabraquenoentraenunrenglónporquenotieneespacios"
    ]
  },
  "big amounts": {
    ...bigAmounts,
    level: { rank: 5, of: 5, label: "La más alta de 5" },
    coverage: "USD 1.000.000",
    instalment: { ...bigAmounts.instalment, before: "CLP 14.520.000,00" }
  }
})
Looks.play = async ({ canvas }) => {
  const [noInstalments, annual, noCoverage, financed] = canvas.getAllByRole("article")
  if (!noInstalments || !annual || !noCoverage || !financed) throw new Error("There are four looks, and more.")
  await expect(within(noInstalments).getAllByText("Precio final, 2 pasajeros")).toHaveLength(1)
  await expect(noInstalments).toHaveTextContent("$ 186.660")
  await expect(noInstalments).not.toHaveTextContent("por cuota")
  await expect(within(annual).getByText(/Cobertura por persona/)).toHaveTextContent("viajes de hasta 30 días corridos")
  await expect(within(annual).getAllByRole("listitem")[0]).toHaveTextContent(/^\+USD 200\.000 médica/)
  await expect(within(noCoverage).queryByText(/Cobertura por persona/)).toBeNull()
  await expect(within(financed).getByText("Total financiado")).toBeVisible()
  await expect(within(financed).getByText("12 cuotas")).toBeVisible()
  await expect(financed).not.toHaveTextContent(/interés|CFTEA/)
}

/** The words of a coverage wrap, its sum does not; no line leaves its place. */
export const LongCoverage: Story = {
  args: {
    coverage: "Asistencia médica integral por enfermedad y accidente hasta USD 1.000.000 por persona y por viaje"
  },
  play: async ({ canvas, canvasElement }) => {
    const words = document.createRange()
    words.selectNodeContents(canvas.getByText(/^Asistencia médica integral/))
    const { bottom, right } = words.getBoundingClientRect()
    await expect(right).toBeLessThan(canvas.getByRole("article").getBoundingClientRect().right)
    await expect(bottom + 4).toBeLessThanOrEqual(canvasElement.querySelector("dl")?.getBoundingClientRect().top ?? 0)
    await expect(canvas.getByText("USD 1.000.000").getClientRects()).toHaveLength(1)
  }
}
export const LongCoverageOnPhone: Story = { ...LongCoverage, globals: { viewport: { value: "w390" } } }

/**
 * The button waits while the plan goes into the cart. The next step loaded when the pointer came
 * near.
 */
export const Buying: Story = {
  args: { buying: true, onBuy: fn(), onNearBuy: fn() },
  play: async ({ canvas, args }) => {
    const buy = canvas.getByRole("button", { name: "COMPRAR" })
    await expect(buy).toHaveAttribute("aria-busy", "true")
    await userEvent.click(buy)
    await expect(args.onNearBuy).toHaveBeenCalled()
    await expect(args.onBuy).not.toHaveBeenCalled()
  }
}
