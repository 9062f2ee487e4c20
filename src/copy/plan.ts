/** What is said of a plan on its card, in the cart and on the voucher. */
export const plan = {
  annual: (days?: number) => (days ? `Anual, viajes de hasta ${days} días corridos` : "Anual"),
  withoutTaxes: "Precio sin impuestos nacionales",
  financed: "Total financiado"
}
