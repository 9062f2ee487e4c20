import { Effect } from "effect"
import { claimed, type TextStore } from "./browserStorage"
import type { Disk } from "./disk"

const dateOf = (text: string | undefined) => Number(claimed(text).savedAt ?? 0)

/**
 * Brings back what a killed browser forgot: the later of the two copies counts. A purchase or the
 * end of one that was forgotten erases its cart and passengers once more (TR-12, SU-03). Runs once
 * per document, before any use-case of the checkout.
 */
export const recall = (store: TextStore, disk: Disk) =>
  Effect.gen(function* () {
    for (const key of ["intentoPago", "resultadoCompra", "compraTerminada"] as const) {
      const text = yield* disk.read(key)
      if (!text || dateOf(text) <= dateOf(store.read(key))) continue
      store.write(key, text)
      // An empty list says that every payment was settled.
      if (Object(claimed(text).data).length === 0) store.remove(key)
      if (key !== "intentoPago")
        for (const one of ["busquedaCotizar", "pasajeros"] as const)
          if (dateOf(store.read(one)) <= dateOf(text)) store.remove(one)
    }
  })
