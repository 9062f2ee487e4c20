import { signal } from "@preact/signals-react"
import type { Purchase } from "../../core/cart/cart"
import type { WayOn } from "../../core/cart/wayOn"
import { orThrow } from "../../core/useCases/runtime"
import type { Journey } from "../journey"
import { wayOfVisitor } from "../quote/choosing"
import { mayBeCharged } from "./mayBeCharged"

interface Resumable {
  readonly purchase: Purchase
  readonly way: WayOn
  readonly quotedAt: number
  /** A payment may have been charged. */
  readonly inDoubt: boolean
}

const find = async (journey: Journey): Promise<Resumable | undefined> => {
  const { checkout: core, dismissedPurchase, localToday } = journey
  // Asking for the session first erases what another visitor left behind.
  await journey.visit.askSession()
  const [kept, dismissed] = await Promise.all([
    core.run(({ findPurchase }) => findPurchase(localToday())).then(orThrow),
    dismissedPurchase()
  ])
  if (kept.is !== "here" || dismissed.isDismissed(kept.quotedAt)) return undefined
  const { purchase, quotedAt, travellers } = kept
  const inDoubt = await mayBeCharged(journey)
  const { sessionOver, way } = await wayOfVisitor(journey, travellers !== undefined)
  if (sessionOver) journey.visit.end()
  return { purchase, inDoubt, quotedAt, way }
}

export const makeResuming = (journey: Journey) => {
  const found = signal<Resumable>()
  return {
    found,
    /** Looks for a purchase to offer; call it again once the session ends. Never rejects. */
    look: async () => {
      found.value = await find(journey).catch(() => undefined)
    },
    dismiss: async () => {
      const dismissed = found.peek()
      found.value = undefined
      const memory = await journey.dismissedPurchase().catch(() => undefined)
      if (dismissed) memory?.dismiss(dismissed.quotedAt)
    }
  }
}
