import { Clock, Effect } from "effect"
import type { TextStore } from "./browserStorage"
import { type Envelope, seal } from "./seal"
import { type Expected, unseal } from "./unseal"

/** One kept value: what cannot be read, or is too old, is removed as soon as it is looked at. */
export const sealedEntry = <A>(store: TextStore, key: string, expected: Expected<A>) => ({
  read: Effect.map(Clock.currentTimeMillis, (now) => {
    const text = store.read(key)
    const found = text === undefined ? undefined : unseal(text, expected, now)
    if (text !== undefined && found === undefined) store.remove(key)
    return found
  }),
  /** Puts data in place of those that were read, without making them younger. */
  write: (envelope: Envelope<A>) => store.write(key, seal(envelope)),
  /** Keeps data from now on. */
  save: (data: A) =>
    Effect.map(Clock.currentTimeMillis, (savedAt) => store.write(key, seal({ v: expected.version, savedAt, data }))),
  clear: Effect.sync(() => store.remove(key))
})

/** How long what is personal is kept, in milliseconds (ST-05). */
export const aDay = 24 * 60 * 60 * 1000
