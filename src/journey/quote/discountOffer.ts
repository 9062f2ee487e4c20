import { signal } from "@preact/signals-react"
import type { Mark } from "../../core/device/kept"

/** How long the page confirms the copied code, in milliseconds (DB-02). */
const toldFor = 20_000

type CodeTaken = "copied" | "selected"

export const makeDiscountOffer = (seen: Mark) => {
  const open = signal(false)
  const taken = signal<{ readonly how: CodeTaken }>()
  return {
    open,
    taken,
    offer: () => {
      if (seen.isThere()) return
      seen.put()
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
