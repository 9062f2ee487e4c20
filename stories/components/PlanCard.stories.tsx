import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { PlanCard } from "../../src/components/PlanCard/PlanCard"
import { bigAmounts, gold, platinum, silver } from "./plans"

const meta = {
  title: "Components/Plans/PlanCard",
  component: PlanCard,
  args: platinum,
  decorators: [(Story) => <div style={{ maxInlineSize: 358 }}>{Story()}</div>]
} satisfies Meta<typeof PlanCard>
export default meta
type Story = StoryObj<typeof meta>

// RS-02
export const Playground: Story = {
  args: { mailChecked: false },
  play: async ({ args, canvasElement }) => {
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
  }
}

/** Coverage and price share a line, and the labels lie on the card's edge (RS-24). */
export const Anatomy: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
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
}
export const Phone: Story = { ...Anatomy, globals: { viewport: { value: "w390" } } }

export const Recommended: Story = { args: gold }

export const NoBadge: Story = { args: { ...silver, badge: undefined, percentOff: undefined, finalBefore: undefined } }

/** Screen readers hear what both struck-through amounts are. */
export const Promotion: Story = {
  args: { badge: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("15% OFF")).toBeVisible()
    await expect(canvasElement).toHaveTextContent("Precio anterior $ 18.300,00 por cuota")
    await expect(canvasElement).toHaveTextContent("Precio anterior $ 219.600 $ 186.660")
  }
}

export const NoInstalments: Story = {
  args: { instalment: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("Precio final, 2 pasajeros")).toHaveLength(1)
    await expect(canvasElement).toHaveTextContent("$ 186.660")
    await expect(canvasElement).not.toHaveTextContent("por cuota")
  }
}

/** An annual plan shows the longest trip that it covers (RS-18). */
export const Annual: Story = {
  args: { ...NoBadge.args, annual: "Anual, viajes de hasta 30 días corridos" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Cobertura por persona/)).toHaveTextContent("viajes de hasta 30 días corridos")
  }
}

export const NoCoverage: Story = {
  args: { ...NoBadge.args, coverage: "", level: undefined },
  play: ({ canvas }) => expect(canvas.queryByText(/Cobertura por persona/)).toBeNull()
}

export const LongNames: Story = {
  args: {
    title: "MULTIVIAJES ANUAL PREMIUM INTERNACIONAL 60 DÍAS CORRIDOS",
    coverage: "USD 1.000.000 + COVID-19",
    highlights: [
      "Gastos de vuelo demorado o cancelado, con un tope que se informa en los términos y condiciones de cada plan",
      "Superlargapalabraquenoentraenunrenglónporquenotieneespacios"
    ]
  }
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

export const BigAmounts: Story = {
  args: {
    ...bigAmounts,
    level: { rank: 5, of: 5, label: "La más alta de 5" },
    coverage: "USD 1.000.000",
    instalment: { ...bigAmounts.instalment, before: "CLP 14.520.000,00" }
  }
}

/** Instalments with interest: their total, without 'sin interés' and 'CFTEA 0%' (RS-05). */
export const FinancedTotal: Story = {
  args: {
    ...NoBadge.args,
    cftea: undefined,
    financed: { label: "Total financiado", price: "$ 104.988" },
    instalment: { ...silver.instalment, label: "12 cuotas", whole: "8.749" }
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Total financiado")).toBeVisible()
    await expect(canvas.getByText("12 cuotas")).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/interés|CFTEA/)
  }
}

/** A line says what speaks for the plan beside the first one (OU-16). */
export const Reason: Story = {
  args: { ...NoBadge.args, reason: "+USD 200.000 médica por $ 8.431 más por cuota" },
  play: ({ canvas }) => expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent(/^\+USD 200\.000 médica/)
}

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
