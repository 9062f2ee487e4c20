import { signal } from "@preact/signals-react"
import type { SeenDiscount } from "../../core/quote/SavedSearch"

/** How long the page confirms the copied code, in milliseconds (DB-02). */
const toldFor = 20_000

type CodeTaken = "copied" | "selected"

export const makeDiscountOffer = (seenDiscount: () => Promise<SeenDiscount>) => {
  const open = signal(false)
  const taken = signal<{ readonly how: CodeTaken }>()
  return {
    open,
    taken,
    offer: async () => {
      const seen = await seenDiscount().catch(() => undefined)
      if (seen?.isSeen()) return
      seen?.see()
      open.value = true
    },
    take: (how: CodeTaken) => {
      const told = { how }
      taken.value = told
      setTimeout(() => {
        if (taken.value === told) taken.value = undefined
      }, toldFor)
    },
    close: () => {
      taken.value = undefined
      open.value = false
    }
  }
}
