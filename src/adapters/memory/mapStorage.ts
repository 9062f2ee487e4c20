import { Effect } from "effect"
import type { Disk } from "../storage/disk"

/** A browser's storage over a map. `put` keeps a text, or throws where there is no room. */
export const mapStorage = (
  texts: Map<string, string> = new Map(),
  put: Storage["setItem"] = (key, text) => void texts.set(key, text)
): Storage => ({
  get length() {
    return texts.size
  },
  clear: () => texts.clear(),
  getItem: (key) => texts.get(key) ?? null,
  key: (index) => [...texts.keys()][index] ?? null,
  removeItem: (key) => void texts.delete(key),
  setItem: put
})

/** A disk over a map. `takes`: how long a text takes to get there; default: it is there at once. */
export const mapDisk = (texts: Map<string, string>, takes?: () => Promise<void>): Disk => ({
  write: (key, text) =>
    Effect.gen(function* () {
      if (takes) yield* Effect.promise(takes)
      texts.set(key, text)
      return true
    })
})
