import { renameSync, rmSync } from "node:fs"
import { connect, createServer } from "node:net"
import { join, relative } from "node:path"

/** Whether a living process holds a lock. A killed one leaves its socket, which refuses. */
const isHeld = (lock: string) =>
  new Promise<boolean>((resolve) => {
    connect(lock, () => resolve(true))
      .once("error", () => resolve(false))
      .end()
  })

type Release = () => Promise<void>

/** Undefined if the lock is there already, whether its process lives or not. */
const bind = (lock: string) =>
  new Promise<Release | undefined>((resolve, reject) => {
    const server = createServer((asking) => asking.destroy())
    const release = () => new Promise<void>((closed) => server.close(() => closed()))
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error)
    )
    server.listen(lock, () => resolve(release)).unref()
  })

/**
 * Holds a directory until `release`, or until this process ends in any way: the lock is a socket
 * in it, which only a living process answers. Throws if another process holds it.
 */
export const holdDirectory = async (directory: string): Promise<Release> => {
  // An address of a socket has a hundred letters at most.
  const lock = relative(process.cwd(), join(directory, "lock"))
  const taken = `${lock}.${process.pid}`
  for (;;) {
    const release = await bind(lock)
    if (release !== undefined) return release
    if (await isHeld(lock)) break
    try {
      renameSync(lock, taken)
    } catch {
      continue // Another start took the dead lock away first.
    }
    if (await isHeld(taken)) {
      renameSync(taken, lock)
      break
    }
    rmSync(taken)
  }
  throw new Error(`Otro proceso usa ${directory}. Terminalo, o elegí otro DATA_DIR.`)
}
