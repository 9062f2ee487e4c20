import { codedCatalogue } from "../provider"

/** The plans on the home page (HO-07). */
export const catalogue = codedCatalogue
