import type { Cents } from "./plan"

const whole = new Intl.NumberFormat("es-AR", { maximumFractionDigits: 0, useGrouping: true })
const exact = new Intl.NumberFormat("es-AR", { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: true })

/** Converts the provider's decimal amount to cents. Halves round away from zero. */
export const toCents = (amount: number): Cents => Math.sign(amount) * Math.round(Math.abs(amount) * 100)

/** An es-AR amount without its symbol: `123.457` (RS-06). */
export const showAmount = (cents: Cents): string => whole.format(cents / 100)

/** An es-AR instalment, its decimals apart for their style: `10.288` and `,06` (RS-06). */
export const showInstalment = (cents: Cents): { readonly whole: string; readonly cents: string } => {
  const shown = exact.format(cents / 100)
  return { whole: shown.slice(0, -3), cents: shown.slice(-3) }
}
