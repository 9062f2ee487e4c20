import { expect, test } from "vitest"
import { readOrder } from "../EnrollApiHttp"

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
  ]
])("the answer %j is an order", (answer, order) => expect(readOrder(answer)).toEqual(order))

test.each<readonly [answer: unknown]>([
  [{ idSalesOrder: " " }],
  [{ idSalesOrder: 0 }],
  [{ idSalesOrder: -1 }],
  [{ idSalesOrder: "0" }],
  [{ idSalesOrder: " -7" }],
  [{ idSalesOrder: "null" }],
  [{ idSalesOrder: "Undefined" }],
  [{ idSalesOrder: true }],
  [{ idSalesOrder: 7, error: "Tarjeta rechazada" }],
  [{ idSalesOrder: 7, success: false }],
  [{ reserveId: "48201936" }],
  [[{ idSalesOrder: 1 }]]
])("the answer %j is no order (TR-12)", (answer) => expect(readOrder(answer)).toBeUndefined())
