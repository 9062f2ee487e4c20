import type { KeptKey } from "../../core/device/kept"
import { readFields } from "../json/readJson"

/**
 * Stores texts by the keys that `lasting` lists, so that the visitor sees and erases each. It never
 * fails: a text that the browser refuses lasts as long as the page.
 */
export interface TextStore {
  readonly read: (key: KeptKey) => string | undefined
  /** True if the text will survive this document. */
  readonly write: (key: KeptKey, text: string) => boolean
  readonly remove: (key: KeptKey) => void
  /** Removes the text here and its copy on disk (`disk.ts`), also where only the disk still has one. */
  readonly erase: (key: KeptKey) => void
  /** True if every text so far will survive this document, and new ones will too. */
  readonly lasts: () => boolean
}

/** Over localStorage; over memory where that is missing, blocked or full (ST-04). */
export const browserStorage = (localStorage: () => Storage = () => globalThis.localStorage): TextStore => {
  const memory = new Map<string, string>()
  // Reading the property itself throws in browsers that block site data.
  const attempt = <A>(act: (storage: Storage) => A): A | undefined => {
    try {
      return act(localStorage())
    } catch {
      return undefined
    }
  }
  const put = (key: string, text: string) =>
    attempt((storage) => {
      storage.setItem(key, text)
      return true
    }) === true
  const remove = (key: string) => {
    memory.delete(key)
    attempt((storage) => storage.removeItem(key))
  }
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, text) => {
      const kept = put(key, text)
      // An older text left behind would replace this one at the next load.
      if (!kept) remove(key)
      if (kept) memory.delete(key)
      else memory.set(key, text)
      return kept
    },
    remove,
    erase: (key) => {
      remove(key)
      attempt(() => indexedDB.deleteDatabase(key))
    },
    lasts: () => {
      const fits = memory.size === 0 && put("prueba", "")
      remove("prueba")
      return fits
    }
  }
}

/** The wrapper of every stored value. `savedAt` is in milliseconds since 1970. */
export interface Envelope<A> {
  readonly v: number
  readonly savedAt: number
  readonly data: A
}

/** Turns a value with its envelope into text. */
export const wrap = <A>(envelope: Envelope<A>): string => JSON.stringify(envelope)

/** The envelope that a text claims to be, its fields unchecked; none if the text is no JSON. */
export const claimed: (text: string | undefined) => Readonly<Partial<Record<keyof Envelope<unknown>, unknown>>> =
  readFields

const version = 1

/** What an entry holds, unchecked; undefined if another version wrote it. Its age in ms, or NaN. */
export interface Aged {
  readonly data: unknown
  readonly age: number
}

/** An entry of version 1 that is read and written without Effect. */
export const plainEntry = (store: TextStore, key: KeptKey) => ({
  read: (): Aged => {
    const { data, savedAt, v } = claimed(store.read(key))
    return {
      data: v === version ? data : undefined,
      age: typeof savedAt === "number" ? Date.now() - savedAt : Number.NaN
    }
  },
  /** True if it will survive this document. */
  write: (data: unknown, savedAt = Date.now()): boolean => store.write(key, wrap({ v: version, savedAt, data })),
  drop: () => store.remove(key)
})
