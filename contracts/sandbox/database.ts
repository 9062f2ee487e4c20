import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { openEmbedded } from "./embedded"

/** Statements of a database, or of one transaction. */
export type Statements = {
  /** `$1`, `$2`… in the statement stand for the values. */
  readonly rows: <Row>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>
}

/** The embedded PostgreSQL. */
export type Database = Statements & {
  readonly script: (sql: string) => Promise<void>
  /** Runs all of the work or none, even if the process dies in between. */
  readonly atomic: <Result>(work: (same: Statements) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined)

const isAlive = (pid: number) => {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    // Another user's process.
    return codeOf(error) === "EPERM"
  }
}

const held = new Set<string>()

const inUse = (directory: string, lock: string, owner: number) =>
  new Error(
    `${directory} está en uso por el proceso ${owner}. Si ese proceso no es un sandbox, borrá ${lock}. Si lo es, elegí otro DATA_DIR.`
  )

// PGlite does not guard its directory. Two processes in it would corrupt it.
const takeLock = async (directory: string, lock: string): Promise<void> => {
  if (held.has(lock)) throw inUse(directory, lock, process.pid)
  held.add(lock)
  try {
    await writeFile(lock, String(process.pid), { flag: "wx" })
  } catch {
    const owner = Number(await readFile(lock, "utf8").catch(() => "0"))
    // In a restarted container this process may have the dead owner's id.
    if (owner !== process.pid && isAlive(owner)) {
      held.delete(lock)
      throw inUse(directory, lock, owner)
    }
    await writeFile(lock, String(process.pid))
  }
}

const openDirectory = async (directory: string): Promise<Database> => {
  await mkdir(directory, { recursive: true })
  const lock = join(directory, "pid")
  await takeLock(directory, lock)
  const leave = async () => {
    await rm(lock, { force: true })
    held.delete(lock)
  }
  const dataDir = join(directory, "pglite")
  try {
    const db = await openEmbedded(dataDir)
    return { ...db, close: () => db.close().then(leave) }
  } catch (error) {
    await leave()
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(
      `Los datos de ${dataDir} no se pueden abrir (${why}). Restaurá una copia, o borrá ese directorio para empezar de cero.`
    )
  }
}

/**
 * Opens PGlite in a directory, or in memory without one. Rejects, with what to do, if another process
 * uses the directory or its files are damaged: an empty store would sell its orders again.
 */
export const openDatabase = (dataDir?: string): Promise<Database> =>
  dataDir === undefined ? openEmbedded(undefined) : openDirectory(dataDir)
