import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { PlanLine } from "../../src/components/PlanLine/PlanLine"
import { looks } from "./looks"
import { bigAmounts, platinum } from "./plans"

const meta = {
  title: "Components/Plans/PlanLine",
  component: PlanLine,
  args: { ...platinum, more: "Ver más" },
  decorators: [(Story) => <div style={{ maxInlineSize: 350, paddingBlockStart: 12 }}>{Story()}</div>]
} satisfies Meta<typeof PlanLine>
export default meta
type Story = StoryObj<typeof meta>

// RS-21
export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const article = within(canvasElement).getByRole("article", { name: "PLATINUM" })
    const line = within(article)
    await expect(article.clientHeight).toBeLessThan(210)
    await expect(article).toHaveTextContent("$ 15.555,00")
    await expect(article).toHaveTextContent("Precio final, 2 pasajeros")
    await expect(article).toHaveTextContent("$ 186.660 Precio anterior $ 219.600")
    await expect(article).toHaveTextContent("Precio sin impuestos nacionales $ 184.422")
    await expect(line.getByText("CFTEA 0%")).toBeVisible()
    await userEvent.click(line.getByRole("button", { name: "COMPRAR" }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
    await expect(line.queryByRole("button", { name: "Ver detalles" })).toBeNull()
  }
}

/** A tap opens the rest of the card. */
export const Open: Story = {
  args: { mailChecked: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ver más" }))
    await expect(canvas.getByRole("button", { name: "Ver más" })).toHaveAttribute("aria-expanded", "true")
    await expect(canvas.getByText("Cancelación de viaje")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Ver detalles" }))
    await expect(args.onDetails).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("checkbox", { name: "Enviar por mail" }))
    await expect(args.onMail).toHaveBeenCalledWith(args.id, true)
  }
}

/** Instalments with interest: their total, without 'sin interés' and 'CFTEA 0%' (RS-05). */
export const Looks: Story = looks(PlanLine, {
  "without instalments": { instalment: undefined },
  "financed total": {
    cftea: undefined,
    financed: { label: "Total financiado", price: "$ 219.600" },
    instalment: { ...platinum.instalment, label: "12 cuotas", whole: "18.300" }
  },
  "long names": {
    title: "MULTIVIAJES ANUAL PREMIUM INTERNACIONAL 60 DÍAS CORRIDOS",
    coverage: "USD 1.000.000 + COVID-19",
    annual: "Anual, viajes de hasta 30 días corridos",
    financed: { label: "Total en 12 cuotas", price: "$ 104.988" }
  },
  "big amounts": bigAmounts
})
Looks.play = async ({ canvas }) => {
  const [noInstalments, financed] = canvas.getAllByRole("article")
  if (!noInstalments) throw new Error("It is the first look.")
  await expect(within(noInstalments).getAllByText("Precio final, 2 pasajeros")).toHaveLength(1)
  await expect(noInstalments).not.toHaveTextContent("por cuota")
  await expect(financed).toHaveTextContent("Total financiado $ 219.600")
  await expect(financed).not.toHaveTextContent(/interés|CFTEA/)
}
