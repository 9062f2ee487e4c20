import type { Order } from "../../../core/enroll/purchase"
import { fieldsOf, isNoId, textOf } from "./lenient"

/** An order's number is whole and above 0; its text has a digit. `NaN`, `ERROR` and `-` name none. */
const isOrderId = (id: string) => /\d/.test(id) && !isNoId(id) && !(Number(id) < 1) && !(Number(id) % 1)

const isFilled = (value: unknown) => (typeof value === "object" ? JSON.stringify(value).length > 2 : Boolean(value))

const isNo = (value: unknown) => /^(?:false|0|no)$/i.test(String(value))

/** A status in words that sells nothing, or nothing yet: `PAYMENT_REJECTED`, `Pendiente`. */
const refusal =
  /(?:^|[^a-z])(?:rej|refus|decli|den[eiy]|err|fail|canc|void|inval|expi|timeo|unpa|pend|processing|not?(?![a-z])|rech|fall|anul|proceso)/i

/**
 * Reads the order in the answer to a sale, whatever the case of its keys (PY-17). Undefined without
 * an id of an order, and with an error, a `success` of false or a refusing `status` beside it
 * (TR-12): the provider may have charged, or not.
 */
export const readOrder = (answer: unknown): Order | undefined => {
  const { error, errors, idsalesorder, issuccess, reserveid, status, success } = fieldsOf(answer) ?? {}
  const isRefused = [error, errors].some(isFilled) || [success, issuccess].some(isNo) || refusal.test(textOf(status))
  const idSalesOrder = textOf(idsalesorder)
  return isRefused || !isOrderId(idSalesOrder) ? undefined : { idSalesOrder, reserveId: textOf(reserveid) }
}
