import type { Order } from "../../../core/enroll/purchase"
import { fieldsOf, isNoId, textOf } from "./lenient"

/** An order's number is above 0; its text has a digit. `NaN`, `ERROR` and `-` name no order. */
const isOrderId = (id: unknown) => {
  const text = textOf(id)
  const isFraction = typeof id === "number" && !Number.isInteger(id)
  return /\d/.test(text) && !isNoId(text) && !(Number(text) < 1) && !isFraction
}

const isFilled = (value: unknown) =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value)

const isNo = (value: unknown) => ["false", "0", "no"].includes(String(value).toLowerCase())

const refusal =
  /^(?:reject|refus|declin|denied|deny|error|fail|cancel|void|invalid|expir|timeout|unpaid|pend|processing|not?$|rechaz|deneg|fall|anula|proceso$)/

/** A status in words that sells nothing, or nothing yet: `PAYMENT_REJECTED`, `Pendiente`. */
const isRefusal = (status: unknown) =>
  textOf(status)
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => refusal.test(word))

/**
 * Reads the order in the answer to a sale, whatever the case of its keys (PY-17). Undefined without
 * an id of an order, and with an error, a `success` of false or a refusing `status` beside it
 * (TR-12): the provider may have charged, or not.
 */
export const readOrder = (answer: unknown): Order | undefined => {
  const { error, errors, idsalesorder, issuccess, reserveid, status, success } = fieldsOf(answer) ?? {}
  const isRefused = [error, errors].some(isFilled) || [success, issuccess].some(isNo) || isRefusal(status)
  if (isRefused || !isOrderId(idsalesorder)) return undefined
  return { idSalesOrder: textOf(idsalesorder), reserveId: textOf(reserveid) }
}
