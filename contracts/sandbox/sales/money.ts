const withCents = new Intl.NumberFormat("es-AR", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat("es-AR", { maximumFractionDigits: 0 })

/** An amount after its currency. Chilean pesos have no cents. */
export const money = (amount: number, currency: string): string =>
  `${currency} ${(currency === "CLP" ? whole : withCents).format(amount)}`

/** `YYYY-MM-DD` as `DD/MM/YYYY`. */
export const shownDay = (day: string): string => day.slice(0, 10).split("-").reverse().join("/")
