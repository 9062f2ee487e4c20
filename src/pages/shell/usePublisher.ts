import type { Publisher } from "../../copy/text"
import { useJourney } from "../../journey/useJourney"

/**
 * What a legal text needs about the brand that publishes it. Its documents are files of the build
 * (CH-10).
 */
export const usePublisher = (): Publisher => {
  const { brandName, id } = useJourney().channel
  return { brand: brandName, terms: `/Docs/${id}/terminosycondiciones.pdf`, privacy: `/Docs/${id}/priva.pdf` }
}
