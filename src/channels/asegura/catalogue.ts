import { producerCatalogue } from "../provider"

/** The plans on the shelf of the home (HO-07). */
export const catalogue = producerCatalogue
