import type { DismissedPurchase } from "../../core/cart/DismissedPurchase"
import type { CardOfTrip } from "../../core/enroll/OfflineCard"
import type { SeenDiscount } from "../../core/quote/SeenDiscount"
import type { StartedSearch } from "../../core/quote/StartedSearch"
import type { SearchDraft } from "../../core/trip/search"
import { consentMemory } from "./consentMemory"
import { deviceMemory } from "./deviceMemory"
import { type CarriedPurchase, handoverMemory } from "./handoverMemory"
import { offlineCardMemory } from "./offlineCardMemory"
import { switchesMemory } from "./switchesMemory"
import { type VisitMemoryOptions, visitMemory } from "./visitMemory"

export interface MemoryPortsOptions {
  readonly visit?: VisitMemoryOptions
  readonly carried?: CarriedPurchase
  readonly card?: CardOfTrip
  readonly device?: Parameters<typeof deviceMemory>[0]
  readonly switches?: Parameters<typeof switchesMemory>[0]
  readonly userAgent?: string
  readonly started?: SearchDraft
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

const startedSearchMemory = (draft: SearchDraft | undefined): StartedSearch => {
  let kept = draft
  return {
    read: () => kept,
    keep: (typed) => {
      kept = typed
    },
    drop: () => {
      kept = undefined
    }
  }
}

/** In memory, the ports that a page calls without the core. */
export const memoryPorts = (given: MemoryPortsOptions = {}) => {
  const consent = consentMemory()
  const handover = handoverMemory(given.carried)
  const offline = offlineCardMemory(given.card)
  const device = deviceMemory(given.device)
  const switches = switchesMemory(given.switches)
  const seenDiscount = seenDiscountMemory()
  const startedSearch = startedSearchMemory(given.started)
  const dismissedPurchase = dismissedPurchaseMemory()
  return {
    visit: visitMemory(given.visit),
    userAgent: () => given.userAgent ?? "",
    reaches: async () => true,
    consent: async () => consent,
    handover: async () => handover,
    offline: async () => offline,
    device: async () => device,
    switches: async () => switches,
    seenDiscount: async () => seenDiscount,
    startedSearch: async () => startedSearch,
    dismissedPurchase: async () => dismissedPurchase
  }
}
