import { createHash } from "node:crypto"
import { brotliCompressSync } from "node:zlib"
import type { Locator, Page, Response } from "@playwright/test"

export type Figure = "JS" | "CSS" | "font" | "HTML" | "everything" | "drawings in idle time" | "requests"

/** What one view downloads. */
export interface View {
  readonly name: string
  /**
   * kB with brotli, by kind, and the number of requests. CSS counts the styles that a printed page
   * carries in its document as well, which are part of HTML. `everything` and `requests` leave out the
   * drawings in idle time.
   */
  readonly figures: Readonly<Record<Figure, number>>
  readonly scripts: ReadonlyArray<string>
  /** Every request with its size, to find what is heavy. */
  readonly list: ReadonlyArray<string>
}

const compressed = /javascript|css|html|json|svg/

const digest = (text: string | Buffer) => createHash("sha256").update(text).digest("base64url")

/**
 * A file's name carries a hash, which any change anywhere may alter, and compresses by up to 150
 * bytes better or worse. A budget that turned red by that would be red by luck, so each name is
 * weighed with a hash that is always its own.
 */
const withSteadyNames = (body: Buffer) =>
  body
    .toString("latin1")
    .replace(
      /([\w-]+)-[\w-]{7,8}(\.(?:js|css|svg|woff2|webmanifest)\b)/g,
      (_, name: string, kind: string) => `${name}-${digest(name + kind).slice(0, 7)}${kind}`
    )

/** Compressing takes longer than loading, and homes of brands share most files. */
const known = new Map<string, number>()

const compressedSize = (body: Buffer) => {
  const key = digest(body)
  const size = known.get(key) ?? brotliCompressSync(Buffer.from(withSteadyNames(body), "latin1")).length
  known.set(key, size)
  return size
}

const sizeOf = async (response: Response) => {
  const body = await response.body().catch(() => Buffer.alloc(0))
  return compressed.test(response.headers()["content-type"] ?? "") ? compressedSize(body) : body.length
}

/** What a printed page carries of its styles: `documentOf` lays them before its script. */
const printedStyles = async (page: Page) =>
  Buffer.from((await page.locator("style:has(+ script[data-files])").allTextContents()).join("\n"))

/** Only drawings that come in idle time (HO-12), or late, are asked for as images. */
const kindOf = (response: Response) => {
  const kind = response.request().resourceType()
  return kind === "image" && /\/assets\/[^/]*\.svg$/.test(response.url()) ? "drawing" : kind
}

/** Opens a view, waits until it shows `shown` and is quiet, and sums its downloads. */
export const weigh = async (page: Page, name: string, address: string, shown?: Locator): Promise<View> => {
  const responses: Array<Response> = []
  page.on("response", (response) => responses.push(response))
  await page.goto(address)
  await shown?.waitFor()
  await page.waitForLoadState("networkidle")
  const files = await Promise.all(
    responses.map(async (response) => {
      const { pathname: path } = new URL(response.url())
      return { kind: kindOf(response), path, kilo: (await sizeOf(response)) / 1000 }
    })
  )
  const printed = compressedSize(await printedStyles(page)) / 1000
  const own = files.filter(({ kind }) => kind !== "drawing")
  const sum = (some: typeof files) => some.reduce((total, { kilo }) => total + kilo, 0)
  const filesOf = (wanted: string) => files.filter(({ kind }) => kind === wanted)
  return {
    name,
    figures: {
      JS: sum(filesOf("script")),
      CSS: printed + sum(filesOf("stylesheet")),
      font: sum(filesOf("font")),
      HTML: sum(filesOf("document")),
      everything: sum(own),
      "drawings in idle time": sum(filesOf("drawing")),
      requests: own.length
    },
    scripts: filesOf("script").map(({ path }) => path),
    list: files.map(({ kilo, kind, path }) => `${kilo.toFixed(1).padStart(8)} kB ${kind} ${path}`)
  }
}
