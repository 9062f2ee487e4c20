/** What is said of a plan on its card, in the cart and on the voucher. */
export const plan = {
  /** Of a plan for a year, in which there may be many trips (RS-18). */
  annual: (days?: number) => (days ? `Anual, viajes de hasta ${days} días corridos` : "Anual"),
  withoutTaxes: "Precio sin impuestos nacionales",
  financed: "Total financiado"
}
