import { Effect, Layer, Schema } from "effect"
import { type Receipt, SavedReceipt } from "../../core/enroll/purchase"
import { toCents } from "../../core/quote/money"
import type { TextStore } from "./browserStorage"
import { StoredBenefits } from "./cartEntry"
import { type Disk, diskEntry } from "./disk"

/**
 * `resultadoCompra`: the order in the words of ST-02, and the data of the success page. The total
 * is in whole units of the currency.
 */
const StoredReceipt = Schema.Struct({
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
    cubre: StoredBenefits,
    contada: Schema.Boolean,
    hallada: Schema.optionalKey(Schema.Literal(true)),
    baja: Schema.optionalKey(Schema.String)
  })
})

const toStored = (receipt: Receipt): typeof StoredReceipt.Type => ({
  idSalesOrder: receipt.order.idSalesOrder,
  reserveId: receipt.order.reserveId,
  compra: {
    Id: receipt.item.id,
    Name: receipt.item.name,
    cobertura: receipt.coverage,
    destino: receipt.destination,
    fechas: { fechaInicio: receipt.start, fechaFin: receipt.end },
    pasajeros: receipt.passengers,
    nombres: receipt.names,
    edades: receipt.ages,
    total: receipt.total / 100,
    moneda: receipt.currency,
    email: receipt.email,
    ...(receipt.benefits && { cubre: receipt.benefits }),
    contada: receipt.reported,
    ...(receipt.found && { hallada: true }),
    ...(receipt.withdrawnOn && { baja: receipt.withdrawnOn })
  }
})

const readStored = ({ compra, idSalesOrder, reserveId }: typeof StoredReceipt.Type): Receipt => ({
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
  ...(compra.cubre && { benefits: compra.cubre }),
  reported: compra.contada,
  ...(compra.hallada && { found: true }),
  ...(compra.baja && { withdrawnOn: compra.baja })
})

/**
 * Stores the last purchase under `resultadoCompra` for 24 hours, and when one ended under
 * `compraTerminada`, on disk first (ST-02).
 */
export const SavedReceiptStorage = (store: TextStore, disk: Disk) => {
  const { read, save } = diskEntry(store, disk, "resultadoCompra", StoredReceipt)
  const ended = diskEntry(store, disk, "compraTerminada", Schema.Boolean)
  return Layer.succeed(SavedReceipt, {
    load: Effect.map(read, (found) => found && readStored(found.data)),
    // Reading erases one of a far future, whose date would make this one unreadable.
    save: (receipt) => Effect.andThen(read, Effect.asVoid(save(toStored(receipt)))),
    drop: Effect.sync(() => store.erase("resultadoCompra")),
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
