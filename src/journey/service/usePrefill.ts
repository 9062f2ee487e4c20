import type { HandedOver } from "../../core/service/Handover"
import { useJourney, useOnEnter } from "../useJourney"

/** Fills a form with the purchase that the visitor brought along, if there is one: it is there once. */
export const usePrefill = (fill: (handed: HandedOver) => void): void => {
  const { handover } = useJourney()
  useOnEnter(async () => {
    const carried = await handover().catch(() => undefined)
    const handed = carried?.take()
    if (handed) fill(handed)
  })
}
