import type { Brand } from "../src/channels/Brand"

const modules = import.meta.glob<{ readonly brand: Brand }>("../src/channels/*/brand.ts", { eager: true })

/** All brands: one from each folder that holds a brand.ts. */
export const brands: ReadonlyArray<Brand> = Object.values(modules).map(({ brand }) => brand)
