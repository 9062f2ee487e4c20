import { expect, test } from "vitest"
import { aCancellation } from "../../../contracts/fixtures/notifications"
import { withdrawal } from "../../copy/withdrawal"
import { presentReceipt } from "./SendingResult"

test("a receipt has its reference first, the visitor's local time with its zone, and all that was sent", () => {
  const receipt = {
    reference: "BAJ-7K2M-9XQP",
    sentAt: Date.UTC(2026, 10, 21, 13, 5),
    sent: aCancellation("service")
  }
  const { rows, title } = presentReceipt(receipt, withdrawal, { brandName: "Marca", locale: "es-AR" })
  expect(title).toBe("Constancia de tu solicitud")
  expect(rows[1]?.value).toBe("21/11/2026, 10:05 ART")
  expect(presentReceipt(receipt, withdrawal, { brandName: "Marca", locale: "es-CL" }).rows[1]?.value).toBe(
    "21/11/2026, 10:05 GMT-3"
  )
  expect(rows.filter((_, index) => index !== 1)).toEqual([
    { label: "Referencia", value: "BAJ-7K2M-9XQP" },
    { label: "Enviada a", value: "Marca" },
    { label: "Trámite", value: "Botón baja de servicio" },
    { label: "Nombre", value: "Ana Martínez" },
    { label: "Documento", value: "28456712" },
    { label: "Fecha de compra", value: "18/12/2026" },
    { label: "Voucher", value: "700123456" },
    { label: "Email", value: "ana@example.com" },
    { label: "Mensaje", value: "Me cancelaron el viaje.\nNo lo voy a usar." }
  ])
})
