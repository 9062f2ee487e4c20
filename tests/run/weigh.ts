import { createHash } from "node:crypto"
import { brotliCompressSync } from "node:zlib"
import type { Page, Response } from "@playwright/test"

/** Downloads of one view: bytes with brotli, by kind; `ahead` is what it fetched for its lower sections. */
export interface View {
  readonly name: string
  readonly bytes: Readonly<Record<string, number>>
  readonly requests: number
  readonly scripts: ReadonlyArray<string>
  /** Every request with its size, to find what is heavy. */
  readonly list: ReadonlyArray<string>
}

export const kilo = (bytes: number | undefined) => (bytes ?? 0) / 1000

const compressed = /javascript|css|html|json|svg/

/** Compressing takes longer than loading, and homes of brands share most files. */
const known = new Map<string, number>()

const sizeOf = async (response: Response) => {
  const body = await response.body().catch(() => Buffer.alloc(0))
  if (!compressed.test(response.headers()["content-type"] ?? "")) return body.length
  const key = createHash("sha256").update(body).digest("hex")
  const size = known.get(key) ?? brotliCompressSync(body).length
  known.set(key, size)
  return size
}

/** Only drawings that come in idle time (HO-13), or late, are asked for as images. */
const kindOf = (response: Response) => {
  const kind = response.request().resourceType()
  return kind === "image" && /\/assets\/[^/]*\.svg$/.test(response.url()) ? "ahead" : kind
}

/** Waits until the view is quiet and sums its downloads. `show` opens the view. */
export const weigh = async (page: Page, name: string, show: () => Promise<unknown>): Promise<View> => {
  const responses: Array<Response> = []
  const keep = (response: Response) => void responses.push(response)
  page.on("response", keep)
  await show()
  await page.waitForLoadState("networkidle")
  page.off("response", keep)
  const bytes: Record<string, number> = { all: 0 }
  const list: Array<string> = []
  for (const response of responses) {
    const size = await sizeOf(response)
    const kind = kindOf(response)
    bytes[kind] = (bytes[kind] ?? 0) + size
    if (kind !== "ahead") bytes.all = (bytes.all ?? 0) + size
    list.push(`${kilo(size).toFixed(1).padStart(8)} kB ${kind} ${new URL(response.url()).pathname}`)
  }
  const scripts = responses.filter((r) => r.request().resourceType() === "script").map((r) => new URL(r.url()).pathname)
  const requests = responses.filter((response) => kindOf(response) !== "ahead").length
  return { name, bytes, requests, scripts, list }
}
