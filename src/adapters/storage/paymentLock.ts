import { Schema } from "effect"
import type { TextStore } from "./browserStorage"
import { paymentMarkKey } from "./keys"
import { seal } from "./seal"
import { unseal } from "./unseal"

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

/** A sale is given up after 60 seconds: a mark that is older is of a document that is gone. In milliseconds. */
const longestPayment = 65_000

const mark = { version: 1, maxAge: longestPayment, data: Schema.Literal(true) }

/** Takes the right to pay by a mark under `pagoEnCurso` and gives the way to return it; undefined while another document has it. */
export const takeMark = (store: TextStore, now: number): (() => void) | undefined => {
  const text = store.read(paymentMarkKey)
  if (text !== undefined && unseal(text, mark, now)) return undefined
  store.write(paymentMarkKey, seal({ v: mark.version, savedAt: now, data: true }))
  return () => store.remove(paymentMarkKey)
}
