import type { HandedOver, Handover } from "../../core/service/handOverPurchase"
import { browserStorage, claimed, wrap } from "./browserStorage"
import { handedOverKey } from "./keys"

const version = 1

/** In milliseconds. A visitor reaches the form within seconds. */
const maxAge = 60 * 60 * 1000

const longest = 300

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= longest

const read = (text: string, now: number): HandedOver | undefined => {
  const { data, savedAt, v } = claimed(text)
  const age = typeof savedAt === "number" ? now - savedAt : Number.NaN
  if (v !== version || !(age >= 0 && age <= maxAge)) return undefined
  const { document, email, name, purchaseDate, voucher } = Object(data)
  const found = { document, email, name, purchaseDate, voucher }
  return Object.values(found).every(isText) ? found : undefined
}

/**
 * Carries a purchase under `compraElegida` in sessionStorage and removes it when read. It works
 * without Effect, because the forms load without it.
 */
export const HandoverStorage = (sessionStorage: () => Storage = () => globalThis.sessionStorage): Handover => {
  const store = browserStorage(sessionStorage)
  return {
    put: (handed) => store.write(handedOverKey, wrap({ v: version, savedAt: Date.now(), data: handed })),
    take: () => {
      const text = store.read(handedOverKey)
      if (text === undefined) return undefined
      store.remove(handedOverKey)
      return read(text, Date.now())
    }
  }
}
