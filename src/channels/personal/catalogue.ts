import { producerCatalogue } from "../provider"

/** The plans on the shelf of the home (1§3). */
export const catalogue = producerCatalogue
