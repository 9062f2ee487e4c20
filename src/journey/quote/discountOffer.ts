import { signal } from "@preact/signals-react"
import type { SeenDiscount } from "../../core/quote/SeenDiscount"

/** How long it is told that the code was copied, in milliseconds (DB-02). */
const toldFor = 20_000

/** How a visitor got the code: copied, or selected to be copied by hand. */
export type CodeTaken = "copied" | "selected"

/** The discount as it is offered, once a session (DB-01). */
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
    /** How the code was just taken, for 20 s after the last time. */
    taken,
    /** Opens it, unless it was told in this session. */
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
