import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import react from "@vitejs/plugin-react"
import { build, type Plugin, type ResolvedConfig } from "vite"
import { integrityOf, listedScripts } from "../inventory/scripts.ts"
import { type Chunks, chunksOf } from "./chunks.ts"
import { documentOf, offlineDocumentOf, sealed } from "./document.ts"
import { hostingFacts, nginxMaps } from "./hostingFacts.ts"
import type { Prerendered, PrerenderedChannel } from "./render"

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** File types that the build also stores compressed. */
export const compressible = /\.(js|css|html|svg|json|webmanifest)$/

/**
 * Compresses at the highest level; the keys are the suffixes of the stored files. A build for
 * development stays as it is: a browser on the same machine reads it once.
 */
export const compressed = async (text: string | Uint8Array): Promise<ReadonlyMap<".br" | ".gz", Uint8Array>> => {
  if (process.env.NODE_ENV === "development") return new Map()
  const source = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
  const [br, gz] = await Promise.all([brotli(source, { params }), gzipped(source, { level: 9 })])
  return new Map([
    [".br", br],
    [".gz", gz]
  ])
}

type Renderer = typeof import("./render")

const printedDay = () => {
  const { SOURCE_DATE_EPOCH } = process.env
  return new Date(SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now()).toISOString().slice(0, 10)
}

/**
 * Renders the pages from the client's sources, built for Node into a folder inside node_modules so
 * that imports of packages resolve.
 */
const drawn = async (config: ResolvedConfig): Promise<ReadonlyArray<PrerenderedChannel>> => {
  const folder = await mkdtemp(join(import.meta.dirname, "../../../node_modules/.prerender-"))
  try {
    await build({
      configFile: false,
      root: config.root,
      mode: config.mode,
      logLevel: "error",
      plugins: [react()],
      // Names of classes are those of the client's build.
      css: config.css,
      build: {
        ssr: join(import.meta.dirname, "render.tsx"),
        outDir: folder,
        minify: false,
        target: "node20",
        rolldownOptions: { output: { entryFileNames: "render.mjs" } }
      }
    })
    const renderer: Renderer = await import(pathToFileURL(join(folder, "render.mjs")).href)
    return await renderer.prerenderAll(printedDay())
  } finally {
    await rm(folder, { recursive: true })
  }
}

const fileOf = ({ destination, path }: Pick<Prerendered, "destination" | "path">) =>
  path === undefined ? "404.html" : join(path.slice(1), `${destination?.id ?? "index"}.html`)

/** For every host. A page that no engine may list says so itself, to an engine that may fetch it. */
const robots = "User-agent: *\nDisallow:\n"

type Written = readonly [name: string, text: string]

const filesOf = (
  { files, id, offline, pages, shells }: PrerenderedChannel,
  chunks: Chunks,
  shell: string
): ReadonlyArray<Written> => [
  ...pages.map((page): Written => [join(id, fileOf(page)), documentOf(id, page, chunks)]),
  [join(id, fileOf(offline)), offlineDocumentOf(id, offline, chunks)],
  ...shells.map((path): Written => [join(id, fileOf({ path })), shell]),
  ...[...files].map(([name, text]): Written => [join(id, name), text])
]

/** Writes each text beside its compressed twins. The shell, of many addresses, is compressed once. */
const writeAll = async (dir: string, files: ReadonlyArray<Written>) => {
  const smaller = new Map<string, ReturnType<typeof compressed>>()
  const twinsOf = (text: string) => {
    const twins = smaller.get(text) ?? compressed(text)
    smaller.set(text, twins)
    return twins
  }
  const write = async ([name, text]: Written) => {
    const path = join(dir, name)
    await mkdir(dirname(path), { recursive: true })
    const twins = [...(await twinsOf(text))].map(([ending, bytes]) => writeFile(path + ending, bytes))
    await Promise.all([writeFile(path, text), ...twins])
  }
  await Promise.all(files.map(write))
}

/**
 * Writes every public page of every channel as HTML beside the client's build (decision 10).
 */
export const prerendered = (): Plugin => {
  let config: ResolvedConfig | undefined
  return {
    name: "prerendered",
    apply: "build",
    configResolved: (resolved) => {
      config = resolved
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (!config || dir === undefined) return
        const chunks = chunksOf(bundle, config.root)
        const channels = await drawn(config)
        const scripts = listedScripts(bundle, config.root)
        const shell = sealed(chunks.text("index.html"), scripts, (src) => integrityOf(chunks.text(src.slice(1))))
        const files: ReadonlyArray<Written> = [
          ["index.html", shell],
          // For a host that is no channel's.
          ["404.html", shell],
          ["robots.txt", robots],
          ...channels.flatMap((channel) => filesOf(channel, chunks, shell))
        ]
        await writeAll(dir, files)
        for (const { id, pictures } of channels)
          for (const [name, bytes] of pictures) await writeFile(join(dir, id, name), bytes)
        const facts = hostingFacts(channels, files)
        await writeFile(join(dir, "maps.nginx.conf"), nginxMaps(facts))
        await mkdir(join(dir, "release"), { recursive: true })
        await writeFile(join(dir, "release/hosting.json"), `${JSON.stringify(facts, null, 2)}\n`)
        await writeFile(join(dir, "release/scripts.json"), `${JSON.stringify(scripts, null, 2)}\n`)
      }
    }
  }
}
