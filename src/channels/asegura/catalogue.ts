import { producerCatalogue } from "../provider"

/** The plans on the home page (HO-07). */
export const catalogue = producerCatalogue
