import { brand } from "./b2c/brand"

/** The first brand's words and values. Stories of pages and components are told in it. */
export const firstBrand = brand
