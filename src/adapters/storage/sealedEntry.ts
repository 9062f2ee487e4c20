import { Clock, Effect } from "effect"
import type { TextStore } from "./browserStorage"
import { type Envelope, seal } from "./seal"
import { type Expected, unseal } from "./unseal"

/** A stored value. Reading removes it if it is unreadable or too old. */
export const sealedEntry = <A>(store: TextStore, key: string, expected: Expected<A>) => ({
  read: Effect.map(Clock.currentTimeMillis, (now) => {
    const text = store.read(key)
    const found = text === undefined ? undefined : unseal(text, expected, now)
    if (text !== undefined && found === undefined) store.remove(key)
    return found
  }),
  /** Replaces the data but keeps its date. True if it will survive this document. */
  write: (envelope: Envelope<A>): boolean => store.write(key, seal(envelope)),
  save: (data: A) =>
    Effect.map(Clock.currentTimeMillis, (savedAt) => {
      store.write(key, seal({ v: expected.version, savedAt, data }))
    }),
  clear: Effect.sync(() => store.remove(key))
})
