import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { holdDirectory } from "./lock"
import type { Mail } from "./mail/mailbox"
import type { RegisteredUser } from "./people/people"
import type { Kept } from "./sales/saleBook"

/** Everything that the sandbox keeps. Its books add to the lists themselves. */
type Data = {
  readonly sales: Kept[]
  readonly mails: Mail[]
  /** By channel and e-mail. */
  readonly users: Record<string, RegisteredUser>
}

/**
 * `save` writes all of it as one file, so that a killed process leaves the whole change or none.
 * `close` frees the directory for another process.
 */
export type Store = Data & { readonly save: () => void; readonly close: () => Promise<void> }

const read = (file: string): Data => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (error) {
    throw new Error(`No se puede leer ${file} (${error}). Restaurá una copia, o borralo para empezar de cero.`)
  }
}

/**
 * The data of a directory, which one process holds; in memory without one. Throws if another
 * process holds it: both would give the same numbers. Throws if its file is damaged: an empty store
 * would sell its orders again.
 */
export const openStore = async (directory?: string): Promise<Store> => {
  const empty: Data = { sales: [], mails: [], users: {} }
  if (directory === undefined) return { ...empty, save: () => undefined, close: async () => undefined }
  mkdirSync(directory, { recursive: true })
  const close = await holdDirectory(directory)
  try {
    const file = join(directory, "data.json")
    const data = existsSync(file) ? read(file) : empty
    const save = () => {
      writeFileSync(`${file}.new`, JSON.stringify(data))
      renameSync(`${file}.new`, file)
    }
    return { ...data, save, close }
  } catch (error) {
    await close()
    throw error
  }
}
