import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import type { PGlite } from "@electric-sql/pglite"
import type { Database, Statements } from "./database"

const snapshot = fileURLToPath(new URL("../../.cache/sandbox/empty.tar", import.meta.url))

// Several processes may write at once: each writes its own file and the last rename wins.
const keepSnapshot = async (db: PGlite) => {
  const files = await db.dumpDataDir("none")
  const own = `${snapshot}.${process.pid}.${performance.now()}`
  await mkdir(dirname(snapshot), { recursive: true })
  await writeFile(own, new Uint8Array(await files.arrayBuffer()))
  await rename(own, snapshot)
}

type Place = { readonly dataDir?: string }

// Deletes a snapshot that does not load, for example one of another version.
const createFromSnapshot = async (place: Place): Promise<PGlite | undefined> => {
  const { PGlite } = await import("@electric-sql/pglite")
  const files = await readFile(snapshot).catch(() => undefined)
  if (files === undefined) return undefined
  const loadDataDir = new Blob([new Uint8Array(files)])
  return PGlite.create({ ...place, loadDataDir }).catch(async () => {
    await rm(snapshot, { force: true })
    if (place.dataDir !== undefined) await rm(place.dataDir, { recursive: true, force: true })
    return undefined
  })
}

const create = async (dataDir: string | undefined): Promise<PGlite> => {
  const { PGlite } = await import("@electric-sql/pglite")
  const place: Place = dataDir === undefined ? {} : { dataDir }
  const files = dataDir === undefined ? [] : await readdir(dataDir).catch(() => [])
  if (files.includes("PG_VERSION")) return PGlite.create(place)
  if (files.length > 0) throw new Error("falta PG_VERSION")
  const copy = await createFromSnapshot(place)
  if (copy !== undefined) return copy
  const fresh = await PGlite.create(place)
  await keepSnapshot(fresh).catch(() => undefined)
  return fresh
}

/**
 * PGlite in a directory, or in memory. A new cluster takes seconds, so the first one stays under
 * `.cache/sandbox` and later starts copy it.
 */
export const openEmbedded = async (dataDir: string | undefined): Promise<Database> => {
  const db = await create(dataDir)
  const statements = (on: Pick<PGlite, "query">): Statements => ({
    rows: async <Row>(sql: string, values: readonly unknown[] = []) => (await on.query<Row>(sql, [...values])).rows
  })
  return {
    ...statements(db),
    script: async (sql) => void (await db.exec(sql)),
    atomic: (work) => db.transaction((same) => work(statements(same))),
    close: () => db.close()
  }
}
