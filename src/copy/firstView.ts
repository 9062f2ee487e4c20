import { home } from "./home"
import { quote, type Stated } from "./quote"
import { notFound, pageFailed, shell } from "./shell"

/** What is said of a plan on its card, in the cart and on the voucher. */
export const plan = {
  annual: (days?: number) => (days ? `Anual, viajes de hasta ${days} días corridos` : "Anual"),
  withoutTaxes: "Precio sin impuestos nacionales",
  financed: "Total financiado"
}

/**
 * The texts of the first view, in Argentine Spanish, for what a channel sells. Later pages load
 * their own texts (copy/pages.ts). A channel can override any leaf in channels/<id>/brand.ts.
 */
export const firstViewWords = (channel: Stated) => ({
  shell,
  home: home(channel),
  quote: quote(channel),
  plan,
  notFound,
  pageFailed
})

export type Copy = ReturnType<typeof firstViewWords>
