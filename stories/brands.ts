import type { Brand } from "../src/channels/Brand"

const modules = import.meta.glob<{ readonly brand: Brand }>("../src/channels/*/brand.ts", { eager: true })

/** All brands: one from each folder that holds a brand.ts. */
export const brands: ReadonlyArray<Brand> = Object.values(modules).map(({ brand }) => brand)

/** The toolbar's brand, or the first one for an unknown id. */
export const brandOf = (id: unknown): Brand => {
  const brand = brands.find(({ channel }) => channel.id === id) ?? brands[0]
  if (!brand) throw new Error("No brand to show")
  return brand
}
