import { Schema } from "effect"
import type { TextStore } from "./browserStorage"
import { paymentMarkKey } from "./keys"
import { seal } from "./seal"
import { unseal } from "./unseal"

/** The part of Web Locks that the portal uses. */
export type Locks = Pick<LockManager, "request">

const lockName = "pago"

/** Undefined if the browser has no Web Locks. */
export const webLocks = (): Locks | undefined =>
  typeof navigator === "undefined" || !("locks" in navigator) ? undefined : navigator.locks

/**
 * Takes the lock of all tabs and returns its release. Undefined while another tab holds it, "none"
 * if the browser has no usable Web Locks. A closed or reloaded tab releases it.
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

/** In milliseconds. A sale ends after 60 seconds, so an older mark belongs to a closed document. */
const longestPayment = 65_000

const mark = { version: 1, maxAge: longestPayment, data: Schema.Literal(true) }

/**
 * Claims the payment with a mark under `pagoEnCurso` and returns its release. Undefined while
 * another document has it.
 */
export const takeMark = (store: TextStore, now: number): (() => void) | undefined => {
  const text = store.read(paymentMarkKey)
  if (text !== undefined && unseal(text, mark, now)) return undefined
  store.write(paymentMarkKey, seal({ v: mark.version, savedAt: now, data: true }))
  return () => store.remove(paymentMarkKey)
}
