import { aDay } from "../../core/trip/calendar"
import { claimed, type TextStore } from "./browserStorage"
import { onDisk } from "./onDisk"

/** When an entry was written, in milliseconds since 1970; 0 without one. */
export const dateOf = (text: string | undefined) => Number(claimed(text).savedAt) || 0

/** What is stored on disk too. */
const doubled = ["intentoPago", "resultadoCompra", "compraTerminada"] as const

/** What a purchase that is made or ended leaves nothing of. */
export const ofPurchase = ["busquedaCotizar", "pasajeros"] as const

type Texts = Readonly<Partial<Record<(typeof doubled)[number], string | undefined>>>

/**
 * Brings back what a killed browser forgot: the later of the two copies counts. A purchase or the
 * end of one that was forgotten erases its cart and passengers once more, also after its day (TR-12,
 * SU-03).
 */
export const recall = (store: TextStore, texts: Texts): void => {
  for (const key of doubled) {
    const text = texts[key]
    if (!text || dateOf(text) <= dateOf(store.read(key))) continue
    if (key !== "resultadoCompra" || Date.now() - dateOf(text) <= aDay) store.write(key, text)
    // An empty list says that every payment was settled.
    if (Object(claimed(text).data).length === 0) store.remove(key)
    if (key !== "intentoPago")
      for (const one of ofPurchase) if (dateOf(store.read(one)) <= dateOf(text)) store.remove(one)
  }
}

/** Recalls from the browser's disk: before any use-case of the checkout, and before a kept card. */
export const recallHere = async (store: TextStore): Promise<void> => {
  const read = async (key: (typeof doubled)[number]) => [key, await onDisk.read(key)] as const
  recall(store, Object.fromEntries(await Promise.all(doubled.map(read))))
}
