import type { IncomingMessage } from "node:http"
import { refusal } from "./answers"

const bodyCap = 64 * 1024

/** Reads a body up to `cap` bytes; undefined if it is larger, or cut off by the client. */
export const readBody = (incoming: IncomingMessage, cap = bodyCap): Promise<string | undefined> => {
  if (Number(incoming.headers["content-length"] ?? 0) > cap) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.length
      if (size <= cap) chunks.push(chunk)
      else resolve(undefined)
    })
    incoming.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")))
    for (const end of ["error", "close"]) incoming.on(end, () => resolve(undefined))
  })
}

/** The JSON of a body, or why it is refused. */
export const readJson = async (incoming: IncomingMessage): Promise<{ readonly value: unknown } | Response> => {
  const text = await readBody(incoming)
  if (text === undefined) return refusal(413, "El cuerpo del pedido supera los 64 kB.")
  try {
    return { value: JSON.parse(text) }
  } catch {
    return refusal(400, "El cuerpo del pedido no es JSON.")
  }
}
