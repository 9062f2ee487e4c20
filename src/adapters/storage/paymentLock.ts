/** The part of the browser's Web Locks that is used here. */
export type Locks = Pick<LockManager, "request">

const lockName = "pago"

/** Where the browser has them, and lets this document use them. */
export const webLocks = (): Locks | undefined =>
  typeof navigator === "undefined" || !("locks" in navigator) ? undefined : navigator.locks

/**
 * Takes the lock that all tabs of this portal share and gives the way to return it; undefined while another tab has it, "none" where
 * the browser has no such lock. A tab that is closed or reloaded returns it.
 */
export const takeLock = (locks: Locks | undefined): Promise<(() => void) | undefined | "none"> =>
  new Promise((resolve) => {
    if (!locks) return resolve("none")
    locks
      .request(lockName, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(() => resolve("none"))
  })
