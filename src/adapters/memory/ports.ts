import type { DismissedPurchase } from "../../core/cart/DismissedPurchase"
import type { CardOfTrip } from "../../core/enroll/OfflineCard"
import type { SeenDiscount } from "../../core/quote/SeenDiscount"
import { consentMemory } from "./consentMemory"
import { deviceMemory } from "./deviceMemory"
import { type CarriedPurchase, handoverMemory } from "./handoverMemory"
import { offlineCardMemory } from "./offlineCardMemory"
import { type VisitMemoryOptions, visitMemory } from "./visitMemory"

/** What a browser keeps beside the purchase, and who uses it. */
export interface MemoryPortsOptions {
  /** Who is logged in, and the banner. */
  readonly visit?: VisitMemoryOptions
  /** The purchase that comes along to a form. */
  readonly carried?: CarriedPurchase
  /** The card that is kept for the time without a connection. */
  readonly card?: CardOfTrip
  /** What this browser keeps, as it lists it. */
  readonly device?: Parameters<typeof deviceMemory>[0]
}

const seenDiscountMemory = (): SeenDiscount => {
  let seen = false
  return {
    isSeen: () => seen,
    see: () => {
      seen = true
    }
  }
}

const dismissedPurchaseMemory = (): DismissedPurchase => {
  let dismissed: number | undefined
  return {
    isDismissed: (keptAt) => keptAt === dismissed,
    dismiss: (keptAt) => {
      dismissed = keptAt
    }
  }
}

/** The ports that a page asks without the core, of a browser without a disk. */
export const memoryPorts = (given: MemoryPortsOptions = {}) => {
  const consent = consentMemory()
  const handover = handoverMemory(given.carried)
  const offline = offlineCardMemory(given.card)
  const device = deviceMemory(given.device)
  const seenDiscount = seenDiscountMemory()
  const dismissedPurchase = dismissedPurchaseMemory()
  return {
    visit: visitMemory(given.visit),
    consent: async () => consent,
    handover: async () => handover,
    offline: async () => offline,
    device: async () => device,
    seenDiscount: async () => seenDiscount,
    dismissedPurchase: async () => dismissedPurchase
  }
}
