import type { IncomingMessage } from "node:http"
import { refusal } from "./answers"

/** The text, or the reason for none: too large, or cut off by the client. */
export type Body = { readonly text: string } | { readonly refused: "too-large" | "cut" }

const bodyCap = 64 * 1024

/** Reads a body up to `cap` bytes; never rejects. */
export const readBody = (incoming: IncomingMessage, cap = bodyCap): Promise<Body> => {
  if (Number(incoming.headers["content-length"] ?? 0) > cap) return Promise.resolve({ refused: "too-large" })
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.length
      if (size <= cap) chunks.push(chunk)
      else resolve({ refused: "too-large" })
    })
    incoming.on("end", () => resolve({ text: Buffer.concat(chunks).toString("utf8") }))
    incoming.on("error", () => resolve({ refused: "cut" }))
    incoming.on("close", () => resolve({ refused: "cut" }))
  })
}

/** The JSON of a body, or why it is refused. */
export const readJson = async (incoming: IncomingMessage): Promise<{ readonly value: unknown } | Response> => {
  const read = await readBody(incoming)
  if ("refused" in read) return refusal(413, "El cuerpo del pedido supera los 64 kB.")
  try {
    return { value: JSON.parse(read.text) }
  } catch {
    return refusal(400, "El cuerpo del pedido no es JSON.")
  }
}
