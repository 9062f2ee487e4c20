import type { Publisher } from "../../copy/text"
import { useJourney } from "../../journey/useJourney"

export const usePublisher = (): Publisher => {
  const { brandName, id } = useJourney().channel
  return { brand: brandName, terms: `/Docs/${id}/terminosycondiciones.pdf`, privacy: `/Docs/${id}/priva.pdf` }
}
