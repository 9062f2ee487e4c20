import type { HandedOver, Handover } from "../../core/service/Handover"

/** The purchase on its way to a form, where a test can read it. */
export interface CarriedPurchase {
  handed?: HandedOver | undefined
}

/** Carries the purchase in the given object. */
export const handoverMemory = (carried: CarriedPurchase = {}): Handover => ({
  put: (handed) => {
    carried.handed = handed
  },
  take: () => {
    const { handed } = carried
    carried.handed = undefined
    return handed
  }
})
