import type { IncomingMessage } from "node:http"
import { refusal } from "./answers"

const cap = 64 * 1024

/** Reads a body; undefined if it is larger than the cap, or cut off by the client. */
const readBody = (incoming: IncomingMessage): Promise<string | undefined> => {
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

/** Whether a database can store the text: it has neither NUL nor a lone surrogate. */
const isStorable = (text: string) => !text.includes("\0") && !/\p{Cs}/u.test(text)

const storable = (key: string, value: unknown) => {
  if (!isStorable(key) || (typeof value === "string" && !isStorable(value))) throw new SyntaxError("No text.")
  return value
}

const inJson = (text: string): unknown => JSON.parse(text, storable)
const inForm = (text: string): unknown => Object.fromEntries(new URLSearchParams(text))

/** A body as it came, if it was read, and its value, or why it is refused. */
export type Read = { readonly text?: string; readonly value?: unknown; readonly refused?: Response }

/** Reads a body of JSON, or of a form. */
export const readValue = async (incoming: IncomingMessage, isForm = false): Promise<Read> => {
  const text = await readBody(incoming)
  if (text === undefined) return { refused: refusal(413, "El cuerpo del pedido supera los 64 kB.") }
  try {
    return isForm ? { value: inForm(text) } : { text, value: inJson(text) }
  } catch {
    return { text, refused: refusal(400, "El cuerpo del pedido no es JSON de textos válidos.") }
  }
}
