import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { openEmbedded } from "./embedded"

/** Statements of a database, or of one transaction. */
export type Statements = {
  /** `$1`, `$2`… in the statement stand for the values. */
  readonly rows: <Row>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>
}

/** SQL that runs on both PGlite and PostgreSQL. */
export type Database = Statements & {
  readonly script: (sql: string) => Promise<void>
  /** Runs all of the work or none, even if the process dies in between. */
  readonly atomic: <Result>(work: (same: Statements) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

const openPostgres = async (connectionString: string): Promise<Database> => {
  const { default: pg } = await import("pg")
  const pool = new pg.Pool({ connectionString, max: 4 })
  const statements = (on: Pick<typeof pool, "query">): Statements => ({
    rows: async <Row>(sql: string, values: readonly unknown[] = []) => (await on.query(sql, [...values])).rows as Row[]
  })
  return {
    ...statements(pool),
    script: async (sql) => void (await pool.query(sql)),
    atomic: async (work) => {
      const client = await pool.connect()
      try {
        await client.query("begin")
        const result = await work(statements(client))
        await client.query("commit")
        return result
      } catch (error) {
        await client.query("rollback")
        throw error
      } finally {
        client.release()
      }
    },
    close: () => pool.end()
  }
}

const isAlive = (pid: number) => {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

const held = new Set<string>()

// PGlite does not guard its directory. Two processes in it would corrupt it.
const takeLock = async (lock: string): Promise<boolean> => {
  if (held.has(lock)) return false
  held.add(lock)
  try {
    await writeFile(lock, String(process.pid), { flag: "wx" })
    return true
  } catch {
    const owner = Number(await readFile(lock, "utf8").catch(() => "0"))
    // In a restarted container this process may have the dead owner's id.
    if (owner !== process.pid && isAlive(owner)) return !held.delete(lock)
    await writeFile(lock, String(process.pid))
    return true
  }
}

const openDirectory = async (directory: string): Promise<Database> => {
  await mkdir(directory, { recursive: true })
  const lock = join(directory, "pid")
  if (!(await takeLock(lock))) return openEmbedded(undefined)
  const dataDir = join(directory, "pglite")
  const db = await openEmbedded(dataDir).catch(async () => {
    await rm(dataDir, { recursive: true, force: true })
    return openEmbedded(dataDir)
  })
  const close = async () => {
    await db.close()
    await rm(lock, { force: true })
    held.delete(lock)
  }
  return { ...db, close }
}

/** A PostgreSQL address, else a directory for the embedded database, else memory only. */
export type DatabaseOptions = { readonly databaseUrl?: string | undefined; readonly dataDir?: string | undefined }

/**
 * Opens PostgreSQL if there is an address, else PGlite. If another process uses the directory,
 * opens it in memory.
 */
export const openDatabase = ({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> => {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl)
  return dataDir === undefined ? openEmbedded(undefined) : openDirectory(dataDir)
}
