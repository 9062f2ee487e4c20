import type { Brand } from "../src/channels/Brand"

const modules = import.meta.glob<{ readonly brand: Brand }>("../src/channels/*/brand.ts", { eager: true })

/** Every brand, read from the folders that hold one. */
export const brands: ReadonlyArray<Brand> = Object.values(modules).map(({ brand }) => brand)

/** The brand of the toolbar; the first one where it says nothing known. */
export const brandOf = (id: unknown): Brand => {
  const brand = brands.find(({ channel }) => channel.id === id) ?? brands[0]
  if (!brand) throw new Error("No brand to show")
  return brand
}
