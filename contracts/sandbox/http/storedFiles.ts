import { createHash } from "node:crypto"
import { type Stats, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { extname } from "node:path"
import type { Inline } from "./documents"

/** A file in memory. Reloads when the file changes on disk. */
export type StoredFile = {
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

// The build inlines the theme and the first styles. The strict policy allows them by hash.
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

/** At once: the thread pool would cost ten times the look itself, three times for each file. */
const statOf = (path: string): Stats | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Reads each file once per change; undefined for a missing file. */
export const createStoredFiles = (): ((path: string) => Promise<StoredFile | undefined>) => {
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
