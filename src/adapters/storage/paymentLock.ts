/** The part of Web Locks that the portal uses. */
export type Locks = Pick<LockManager, "request">

const lockName = "pago"

/** Undefined outside a secure context. */
export const webLocks = (): Locks | undefined => globalThis.navigator?.locks

/**
 * Takes the lock of all tabs and returns its release. Undefined while a document holds it. A closed
 * or reloaded one releases it. Where the browser refuses locks, it refuses shared storage too: each
 * document is alone, and its button guards it.
 */
export const takeLock = (locks: Locks | undefined): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    const isAlone = () => resolve(() => {})
    if (!locks) return isAlone()
    locks
      .request(lockName, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(isAlone)
  })
