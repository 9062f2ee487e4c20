import { describe, expect, test } from "vitest"
import { readOrder } from "./order"

// PY-17
test.each<readonly [answer: unknown, order: { idSalesOrder: string; reserveId: string }]>([
  [{ idSalesOrder: 7 }, { idSalesOrder: "7", reserveId: "" }],
  [
    { idSalesOrder: "A-7", reserveId: 12 },
    { idSalesOrder: "A-7", reserveId: "12" }
  ],
  [
    { idSalesOrder: 7, reserveId: null, error: null, success: true },
    { idSalesOrder: "7", reserveId: "" }
  ],
  [
    { idSalesOrder: " 7 ", reserveId: " 48 ", more: 1 },
    { idSalesOrder: "7", reserveId: "48" }
  ],
  [
    { IdSalesOrder: 7, ReserveId: "48", Errors: [], IsSuccess: true, Status: "APPROVED" },
    { idSalesOrder: "7", reserveId: "48" }
  ],
  [
    { idSalesOrder: "R0", error: "", errors: {}, success: 1, status: "Processed" },
    { idSalesOrder: "R0", reserveId: "" }
  ],
  [
    { idSalesOrder: "3f2b0000-0000-4000-8000-000000000000", status: 1, error: false },
    { idSalesOrder: "3f2b0000-0000-4000-8000-000000000000", reserveId: "" }
  ]
])("the answer %j is an order", (answer, order) => expect(readOrder(answer)).toEqual(order))

describe("an answer is no order (TR-12)", () => {
  const ids = [
    ...[" ", 0, -1, 0.5, 7.5, true, null, "0", " -7", "0.5", "7.5", "0000", "00000000-0000-0000-0000-000000000000"],
    ...["-", "null", "Undefined", "NaN", "ERROR", "rechazada", ["7"], { id: 7 }]
  ]
  test.each(ids)("with the id %j", (idSalesOrder) => expect(readOrder({ idSalesOrder })).toBeUndefined())

  const besides: ReadonlyArray<object> = [
    ...[{ error: "Tarjeta rechazada" }, { Error: "Tarjeta rechazada" }, { ERROR: true }, { error: { code: 51 } }],
    ...[{ errors: ["x"] }, { Errors: { card: ["x"] } }, { errors: 1 }],
    ...[{ success: false }, { Success: false }, { success: 0 }, { success: "False" }, { success: "0" }],
    ...[{ isSuccess: false }, { IsSuccess: false }, { issuccess: "false" }],
    ...["REJECTED", "Error", "failed", "DECLINED", "Denied", "CANCELLED", "canceled", "PENDING", "PROCESSING"].map(
      (status) => ({ status })
    ),
    ...["RECHAZADO", "Rechazada", "DENEGADA", "Fallida", "CANCELADO", "Anulada", "Pendiente", "EN PROCESO"].map(
      (Status) => ({ Status })
    ),
    ...["PAYMENT_REJECTED", "not approved", "NOT_APPROVED", "UNPAID", "expired", "timeout"].map((status) => ({
      status
    }))
  ]
  test.each(besides)("with %j beside an id", (beside) =>
    expect(readOrder({ idSalesOrder: 7, ...beside })).toBeUndefined()
  )

  test.each([{ reserveId: "48201936" }, [{ idSalesOrder: 1 }], "7", 7, null])("as %j", (answer) =>
    expect(readOrder(answer)).toBeUndefined()
  )
})
