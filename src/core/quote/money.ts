import type { Cents } from "./plan"

const formats = new Map<number, Intl.NumberFormat>()

const formatOf = (decimals: number) => {
  const known = formats.get(decimals)
  if (known) return known
  const made = new Intl.NumberFormat("es-AR", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: true
  })
  formats.set(decimals, made)
  return made
}

/** Hundredths from the wire's decimal amount; halves round away from zero. */
export const toCents = (amount: number): Cents => Math.sign(amount) * Math.round(Math.abs(amount) * 100)

/** An amount in es-AR form without its symbol: `123.457` (RS-06). */
export const showAmount = (cents: Cents): string => formatOf(0).format(cents / 100)

/** An instalment in es-AR form with two decimals, in two parts that read as one: `10.288` `,06` (RS-06). */
export const showInstalment = (cents: Cents): { readonly whole: string; readonly cents: string } => {
  const shown = formatOf(2).format(cents / 100)
  return { whole: shown.slice(0, -3), cents: shown.slice(-3) }
}
