import type { HandedOver, Handover } from "../../core/service/Handover"

/** What a purchase was put as on its way to a form, where a test can read it. */
export interface CarriedPurchase {
  handed?: HandedOver | undefined
}

/** A browser without a disk: it writes into the object that it is given. */
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
