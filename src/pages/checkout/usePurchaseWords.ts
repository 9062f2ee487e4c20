import { assistance } from "../../copy/assistance"
import { success } from "../../copy/success"
import { isInApp } from "../../core/device/inApp"
import { useJourney, useWords } from "../../journey/useJourney"
import type { PurchaseWords } from "./presentPass"

/** What a page needs to show the pass of a purchase in the brand's words, with whom to call. */
export const usePurchaseWords = (): PurchaseWords => {
  const { channel, copy, userAgent } = useJourney()
  const { lines } = useWords(assistance).contacts
  return { channel, copy, words: useWords(success), lines, inApp: isInApp(userAgent()) }
}
