import { signal } from "@preact/signals-react"
import type { SeenDiscount } from "../../core/quote/SeenDiscount"

/** How long the page confirms the copied code, in milliseconds (DB-02). */
const toldFor = 20_000

/** How the visitor got the code: copied, or selected to copy by hand. */
export type CodeTaken = "copied" | "selected"

/** The discount, offered once a session (DB-01). */
export const makeDiscountOffer = (seenDiscount: () => Promise<SeenDiscount>) => {
  const open = signal(false)
  const taken = signal<CodeTaken>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const forgetTaken = () => {
    clearTimeout(timer)
    taken.value = undefined
  }
  return {
    open,
    /** How the code was taken; resets 20 s after the last time. */
    taken,
    /** Opens the offer, unless this session has shown it. */
    offer: async () => {
      const seen = await seenDiscount().catch(() => undefined)
      if (seen?.isSeen()) return
      seen?.see()
      open.value = true
    },
    take: (how: CodeTaken) => {
      forgetTaken()
      taken.value = how
      timer = setTimeout(forgetTaken, toldFor)
    },
    close: () => {
      forgetTaken()
      open.value = false
    }
  }
}
