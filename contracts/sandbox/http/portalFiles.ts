import { createHash } from "node:crypto"
import { type Stats, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { extname, join, resolve, sep } from "node:path"
import { getMimeType } from "hono/utils/mime"
import { channels } from "../channels"
import { page } from "../login/page"
import { refusal } from "./answers"
import { documentHeaders, type Inline } from "./documents"

/** A file in memory. Reloads when the file changes on disk. */
type StoredFile = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly inline: Inline
}

type Kept = StoredFile & { readonly mtimeMs: number; readonly size: number }

const noInline: Inline = { scripts: [], styles: [] }
const scripts = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi
const styles = /<style(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/style>/gi
const runs = (attributes: string) =>
  !/\bsrc\s*=/i.test(attributes) && !/type\s*=\s*["']?application\//i.test(attributes)

const hashes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].flatMap(({ groups }) => {
    const text = groups?.text ?? ""
    if (text === "" || !runs(groups?.attributes ?? "")) return []
    return [`'sha256-${createHash("sha256").update(text).digest("base64")}'`]
  })

/** The hashes by which the policy allows a page's own script and styles. */
const inlineOf = (path: string, bytes: Uint8Array): Inline => {
  if (extname(path) !== ".html") return noInline
  const html = new TextDecoder().decode(bytes)
  return { scripts: hashes(html, scripts), styles: hashes(html, styles) }
}

const read = async (path: string, mtimeMs: number, size: number): Promise<Kept> => {
  const bytes = new Uint8Array(await readFile(path))
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`
  return { bytes, etag, inline: inlineOf(path, bytes), mtimeMs, size }
}

/** Synchronous: a request looks at three files, and the thread pool takes ten times as long for each. */
const statOf = (path: string): Stats | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Reads each file once per change; undefined for a missing file. */
const createStoredFiles = (): ((path: string) => Promise<StoredFile | undefined>) => {
  const kept = new Map<string, Kept>()
  return async (path) => {
    const found = statOf(path)
    if (!found?.isFile()) return undefined
    const known = kept.get(path)
    if (known?.mtimeMs === found.mtimeMs && known.size === found.size) return known
    const fresh = await read(path, found.mtimeMs, found.size).catch(() => undefined)
    if (fresh !== undefined) kept.set(path, fresh)
    return fresh
  }
}

type FileRequest = {
  readonly path: string
  /** As it is sent, without its `?`. */
  readonly query: string
  /** Folder of this host's documents, such as `b2c`. The server tries it before the shared ones. */
  readonly folder: string | undefined
  /** Whether documents of this host may hold trackers. */
  readonly tracked: boolean
  readonly header: (name: string) => string | undefined
}

export type PortalFiles = (request: FileRequest) => Promise<Response>

const accepts = (header: string | undefined, coding: string) => (header ?? "").split(/[,;] */).includes(coding)

/** Controls, and the backslash, which browsers read as a slash. */
const unsafe = /[\p{Cc}\\]/u

const decoded = (path: string): string | undefined => {
  try {
    const text = decodeURIComponent(path)
    return unsafe.test(text) || text.split("/").some((segment) => /^\.(?!well-known$)/.test(segment)) ? undefined : text
  } catch {
    return undefined
  }
}

/** The endings of precompressed files, the smaller ones first. */
const codings = { br: ".br", gzip: ".gz" }

type Candidate = { readonly name: string; readonly status: 200 | 404 }

const isChannelFolder = (part = "") => channels.has(part.toUpperCase())

/** A document's address has no ending; the others, and what tells of the release, are the server's own. */
const hidden = /\.(html|conf|map|br|gz)$|^\/+release\//i

/** Which document of a page a link to a trip gets, as the build tells every server. */
type Trips = ReadonlyArray<readonly [pattern: string, document: string]>

const candidates = (
  path: string | undefined,
  folder: string | undefined,
  trip: (page: string) => string | undefined
): readonly Candidate[] => {
  const lost = [{ name: folder === undefined ? "index.html" : join(folder, "404.html"), status: 404 } as const]
  if (path === undefined) return lost
  const parts = path.split("/").filter((part) => part !== "")
  if (isChannelFolder(parts[0]) && parts[0] !== folder) return lost
  if (hidden.test(path)) return lost
  if (path === "/favicon.ico") return folder === undefined ? lost : [{ name: join(folder, path), status: 200 }, ...lost]
  if (extname(path) !== "") return [{ name: path, status: 200 }, ...lost]
  if (folder === undefined) return lost
  const page = parts.map((part) => part.toLowerCase())
  const names = [trip(`/${page.join("/")}`) ?? [], "index"].flat()
  const pages = names.map((name) => ({ name: join(folder, ...page, `${name}.html`), status: 200 }) as const)
  return [...pages, ...lost, { name: "index.html", status: 200 }]
}

/**
 * Serves files under `root`, precompressed where `x.br` or `x.gz` lie beside `x`. For a page it
 * tries the host's own document, the one for the trip of a link first, then the host's not-found
 * page, which also answers an address that is no text, such as `/faqs%`. A channel without documents
 * gets the shell, which the client renders. A host without a channel gets it as 404, to say so (TR-18).
 */
export const createPortalFiles = (root: string, connect: readonly string[]): PortalFiles => {
  const base = resolve(root)
  const assets = join(base, "assets") + sep
  const stored = createStoredFiles()

  const tripsOf = async (query: string) => {
    const destination = /(?:^|&)destino=([^&]*)/i.exec(query)?.[1]
    const facts = destination === undefined ? undefined : await stored(join(base, "release/hosting.json"))
    const { trips = [] }: { trips?: Trips } = facts ? JSON.parse(new TextDecoder().decode(facts.bytes)) : {}
    return (page: string) => trips.find(([pattern]) => new RegExp(pattern, "i").test(`${page}?${destination}`))?.[1]
  }

  const find = async (path: string | undefined, folder: string | undefined, query: string) => {
    for (const { name, status } of candidates(path, folder, await tripsOf(query))) {
      const place = join(base, name)
      const file = place.startsWith(base + sep) ? await stored(place) : undefined
      if (file !== undefined) return { place, file, status }
    }
    return undefined
  }

  const encoded = async (place: string, file: StoredFile, accepted: string | undefined) => {
    for (const [coding, extension] of Object.entries(codings)) {
      const smaller = accepts(accepted, coding) ? await stored(place + extension) : undefined
      if (smaller !== undefined) return { file: smaller, coding }
    }
    return { file, coding: undefined }
  }

  const missing = (path: string) => {
    if (extname(path) !== "" || statOf(base)) return refusal(404, "Ese archivo no existe.")
    return page("Falta construir el portal", "Ejecutá «npm run build» y volvé a cargar esta página.", 503)
  }

  return async ({ path: asked, query, folder, tracked, header }) => {
    const path = decoded(asked)
    const found = await find(path, folder, query)
    if (found === undefined) return missing(path ?? "")
    const { file, coding } = await encoded(found.place, found.file, header("accept-encoding"))
    const headers: Record<string, string> = {
      ...documentHeaders(path ?? "", { inline: found.file.inline, connect, tracked }),
      "content-type": getMimeType(found.place) ?? "application/octet-stream",
      "cache-control": found.place.startsWith(assets) ? "public, max-age=31536000, immutable" : "no-cache",
      etag: file.etag,
      vary: "Accept-Encoding",
      ...(coding === undefined ? {} : { "content-encoding": coding })
    }
    const known = header("if-none-match")
      ?.split(",")
      .map((tag) => tag.trim().replace(/^W\//, ""))
    if (found.status === 200 && known?.includes(file.etag)) return new Response(null, { status: 304, headers })
    headers["content-length"] = String(file.bytes.length)
    return new Response(file.bytes, { status: found.status, headers })
  }
}
