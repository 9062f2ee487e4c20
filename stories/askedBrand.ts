import { brands } from "./brands"

/**
 * The toolbar's brand. Chromatic does not trace this file (decision 71): so a brand's change
 * photographs the stories in its folder, not all.
 */
export const askedBrand = (id: unknown) => brands.find(({ channel }) => channel.id === id)
