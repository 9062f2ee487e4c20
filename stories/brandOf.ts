import type { Brand } from "../src/channels/Brand"
import { firstBrand } from "../src/channels/firstBrand"
import { askedBrand } from "./askedBrand"

/** The toolbar's brand, or the first one for an unknown id. */
export const brandOf = (id: unknown): Brand => askedBrand(id) ?? firstBrand
