import type { within } from "storybook/test"
import { offers } from "../../src/copy/offers"
import { fivePlans } from "./plans"

export const covered = [
  ["Accidentes personales", "USD 20.000"],
  ["Adelanto de fianza", "USD 12.000"],
  ["Adelanto de honorarios legales", "USD 2.500"],
  ["Asistencia médica por accidente", "USD 300.000"],
  ["Asistencia médica por enfermedad", "USD 300.000"],
  ["Cancelación de viaje", "USD 1.000"],
  ["Hotel por convalecencia", "USD 100 por día, hasta 10 días"],
  ["Medicamentos", "USD 1.000"],
  ["Odontología de urgencia", "USD 800"],
  ["Pérdida de equipaje", "USD 60 por kg, hasta USD 1.200"],
  ["Preexistencias", "USD 1.000"],
  ["Repatriación sanitaria", "Incluida"],
  ["Telemedicina 24/7", "Incluida"],
  ["Traslado sanitario", "Incluido"]
].map(([description = "", detail = ""]) => ({ description, detail }))

/** Coverage that falls from plan to plan; some plans lack some rows. */
export const rows = covered.map(({ description, detail }, row) => ({
  description,
  details: fivePlans.map((_, plan) => {
    if (plan === 0 || row % 3 === 0) return detail
    return (row + plan) % 4 === 0 ? undefined : detail.replace(/\d+/, (figure) => String(Math.ceil(Number(figure) / 2)))
  })
}))

export const compared = (plans: typeof fivePlans, rows = covered.length) =>
  plans.map(({ id, title, coverage, instalment, finalPrice }, index) => ({
    id,
    title,
    coverage,
    instalment: instalment && {
      label: `${instalment.label} de`,
      price: `${instalment.symbol} ${instalment.whole}${instalment.cents}`
    },
    price: {
      instalment: instalment && `12 × ${instalment.symbol} ${instalment.whole}${instalment.cents}`,
      label: "Precio final",
      final: finalPrice
    },
    benefits: covered.slice(0, rows - index)
  }))

/** Says the same of every pair, and nothing of CLASSIC. */
export const difference = (_from: string, to: string) =>
  to === "classic"
    ? undefined
    : "Ahorrás $ 8.430,58 por cuota (12) y resignás USD 200.000 médica, USD 2.000 cancelación, USD 300 odontología. Y 4 diferencias más."

/** What the heads of the columns are named by. */
export const titlesIn = (dialog: ReturnType<typeof within>) =>
  dialog
    .getAllByRole("columnheader")
    .map((head: HTMLElement) => head.querySelector("[id]")?.textContent ?? head.textContent)

export const { words } = offers.comparison
