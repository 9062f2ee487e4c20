import type { HandedOver, Handover } from "../../core/service/handOverPurchase"
import { browserStorage, plainEntry } from "./browserStorage"

/** In milliseconds. A visitor reaches the form within seconds. */
const maxAge = 60 * 60 * 1000

const longest = 300

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= longest

const readHanded = (data: unknown): HandedOver | undefined => {
  const { document, email, name, purchaseDate, voucher } = Object(data)
  const found = { document, email, name, purchaseDate, voucher }
  return Object.values(found).every(isText) ? found : undefined
}

/**
 * Carries a purchase under `compraElegida` in sessionStorage and removes it when read. It works
 * without Effect, because the forms load without it.
 */
export const HandoverStorage = (sessionStorage: () => Storage = () => globalThis.sessionStorage): Handover => {
  const { drop, read, write } = plainEntry(browserStorage(sessionStorage), "compraElegida")
  return {
    put: (handed) => void write(handed),
    take: () => {
      const { age, data } = read()
      drop()
      return age >= 0 && age <= maxAge ? readHanded(data) : undefined
    }
  }
}
