import { Effect, Layer, Schema } from "effect"
import { type Purchase, SavedPurchase } from "../../core/enroll/purchase"
import { toCents } from "../../core/quote/money"
import type { TextStore } from "./browserStorage"
import { type Disk, diskEntry } from "./disk"

/**
 * `resultadoCompra`: the order in the words of ST-02, and the data of the success page. The total
 * is in whole units of the currency.
 */
const StoredPurchase = Schema.Struct({
  idSalesOrder: Schema.String,
  reserveId: Schema.String,
  compra: Schema.Struct({
    Id: Schema.String,
    Name: Schema.String,
    cobertura: Schema.String,
    destino: Schema.String,
    fechas: Schema.Struct({ fechaInicio: Schema.String, fechaFin: Schema.String }),
    pasajeros: Schema.Finite,
    nombres: Schema.optionalKey(Schema.Array(Schema.String)),
    edades: Schema.optionalKey(Schema.Array(Schema.Finite)),
    total: Schema.Finite,
    moneda: Schema.String,
    email: Schema.String,
    contada: Schema.Boolean,
    hallada: Schema.optionalKey(Schema.Literal(true))
  })
})

const toStored = (purchase: Purchase): typeof StoredPurchase.Type => ({
  idSalesOrder: purchase.order.idSalesOrder,
  reserveId: purchase.order.reserveId,
  compra: {
    Id: purchase.item.id,
    Name: purchase.item.name,
    cobertura: purchase.coverage,
    destino: purchase.destination,
    fechas: { fechaInicio: purchase.start, fechaFin: purchase.end },
    pasajeros: purchase.passengers,
    nombres: purchase.names,
    edades: purchase.ages,
    total: purchase.total / 100,
    moneda: purchase.currency,
    email: purchase.email,
    contada: purchase.reported,
    ...(purchase.found && { hallada: true })
  }
})

const readStored = ({ compra, idSalesOrder, reserveId }: typeof StoredPurchase.Type): Purchase => ({
  order: { idSalesOrder, reserveId },
  item: { id: compra.Id, name: compra.Name },
  coverage: compra.cobertura,
  destination: compra.destino,
  start: compra.fechas.fechaInicio,
  end: compra.fechas.fechaFin,
  passengers: compra.pasajeros,
  names: compra.nombres ?? [],
  ages: compra.edades ?? [],
  total: toCents(compra.total),
  currency: compra.moneda,
  email: compra.email,
  reported: compra.contada,
  ...(compra.hallada && { found: true })
})

/**
 * Stores the last purchase under `resultadoCompra` for 24 hours, and when one ended under
 * `compraTerminada`, on disk first (ST-02).
 */
export const SavedPurchaseStorage = (store: TextStore, disk: Disk) => {
  const { read, save } = diskEntry(store, disk, "resultadoCompra", StoredPurchase)
  const ended = diskEntry(store, disk, "compraTerminada", Schema.Boolean)
  return Layer.succeed(SavedPurchase, {
    load: Effect.map(read, (found) => found && readStored(found.data)),
    save: (purchase) => Effect.map(save(toStored(purchase)), () => undefined),
    end: Effect.map(ended.save(true), () => undefined),
    follow: (onChange) =>
      Effect.sync(() => {
        const listen = ({ key, newValue }: StorageEvent) => {
          if (key === "resultadoCompra" || (key === "busquedaCotizar" && newValue === null)) onChange()
        }
        addEventListener("storage", listen)
        return () => removeEventListener("storage", listen)
      })
  })
}
