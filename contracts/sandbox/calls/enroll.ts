import { json, refusal } from "../http/answers"
import { readSale } from "../sales/readSale"
import { reserveIdOf, type Sale } from "../sales/sale"
import type { Ask, Call } from "./call"

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Closes the connection. Browsers repeat a request that fails on a reused one, and would sell
 * twice.
 */
const last = (answer: Response): Response => {
  answer.headers.set("connection", "close")
  return answer
}

const order = (sale: Sale, status = 200) => json({ idSalesOrder: sale.id, reserveId: reserveIdOf(sale) }, status)

const sell = async (ask: Ask, buyer: string | undefined): Promise<Response> => {
  const { body, cashier, channel, idempotencyKey: key, now } = ask
  const today = now().toISOString().slice(0, 10)
  const reading = readSale(body, { channel, today })
  const keyed = key === undefined || uuid.test(key) ? [] : ["Idempotency-Key"]
  const wrong = [...("wrong" in reading ? reading.wrong : []), ...keyed]
  if ("wrong" in reading || wrong.length > 0) return refusal(400, "La venta tiene datos inválidos.", wrong)
  const outcome = await cashier.sell(reading.request, { channel: channel.code, key: key?.toLowerCase(), buyer })
  switch (outcome.is) {
    case "sold":
      return order(outcome.sale)
    case "before":
      return order(outcome.sale, 409)
    case "declined":
      return refusal(402, "La tarjeta fue rechazada.")
    case "other":
      return refusal(422, "Esa clave ya es de otra compra.", ["Idempotency-Key"])
    case "begun":
      return refusal(400, "La venta tiene datos inválidos.", ["DepartureDate"])
    case "lost":
      return refusal(500, "Se cortó la comunicación con la tarjeta.")
  }
}

/** `POST /public_api/sales/enroll`: charges a card and sells a plan without a login (PY-13). */
export const enroll: Call = {
  name: "sales/enroll",
  method: "POST",
  path: "/public_api/sales/enroll",
  answer: async (ask) => last(await sell(ask, undefined))
}

/** `POST /api/sales/enroll`: the same with a login. `api/sales` lists the order (PY-13). */
export const enrollSignedIn: Call = {
  ...enroll,
  path: "/api/sales/enroll",
  needs: "verified",
  answer: async (ask) => last(await sell(ask, ask.person?.email))
}
