import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response"
import type { Fault } from "./faults"
import { json, refusal } from "./http/answers"
import { page } from "./login/page"

// Resolves when the connection is gone, so that an unanswered call leaves nothing behind.
const untilClosed = (outgoing: ServerResponse) =>
  new Promise<Response>((resolve) => {
    outgoing.on("close", () => resolve(RESPONSE_ALREADY_SENT))
    if (outgoing.destroyed) resolve(RESPONSE_ALREADY_SENT)
  })

/** Cuts the connection after the request arrived and before any byte of an answer. */
export const hangUp = (incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> => {
  incoming.socket.destroy()
  return untilClosed(outgoing)
}

/**
 * Plays a fault that any call can have. Undefined means that the call answers as usual, or first
 * acts and is then cut.
 */
export const playFault = async (
  { fault, ms, status, body }: Fault,
  incoming: IncomingMessage,
  outgoing: ServerResponse
): Promise<Response | undefined> => {
  switch (fault) {
    case "down":
      return hangUp(incoming, outgoing)
    case "cut":
      return undefined
    case "timeout":
      return untilClosed(outgoing)
    case "slow":
      await wait(ms, undefined, { ref: false })
      return undefined
    case "html":
      return page("Servicio en mantenimiento", "Volvé a intentar en unos minutos.")
    case "shape":
      return json({ inesperado: [1, null, { plan: "sin forma" }] })
    case "answer":
      return json(body, status)
    case "429": {
      const answer = refusal(429, "Hay demasiados pedidos.")
      answer.headers.set("retry-after", "60")
      return answer
    }
    default:
      return refusal(Number(fault), "Falla simulada.")
  }
}
