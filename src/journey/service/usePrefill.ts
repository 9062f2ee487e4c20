import type { HandedOver } from "../../core/service/handOverPurchase"
import { useJourney, useOnEnter } from "../useJourney"

export const usePrefill = (fill: (handed: HandedOver) => void): void => {
  const { handover } = useJourney()
  useOnEnter(async () => {
    const carried = await handover().catch(() => undefined)
    const handed = carried?.take()
    if (handed) fill(handed)
  })
}
