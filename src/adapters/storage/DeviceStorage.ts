import { type Device, type Kept, type KeptCopy, type KeptKey, keptKeys, lasting } from "../../core/device/kept"
import { browserStorage, claimed } from "./browserStorage"

const cacheNames = ["asistencia", "tarjeta"]

/** Removes what opens offline, the assistance page and the card's, and their workers. */
const forgetOfflinePages = (): void => {
  const ways: ReadonlyArray<() => Promise<unknown>> = [
    () => Promise.all(cacheNames.map(async (name) => globalThis.caches?.delete(name))),
    async () => {
      const all = (await navigator.serviceWorker?.getRegistrations()) ?? []
      await Promise.all(all.map((one) => one.unregister()))
    }
  ]
  // A browser without these APIs has nothing stored.
  for (const way of ways) way().catch(() => undefined)
}

/** An entry as its owner reads it: without the wrapper, and with a date in the place of a number. */
const copyOf = (key: KeptKey, text: string): KeptCopy => {
  const { data, savedAt } = claimed(text)
  // An impossible date turns into null.
  return { key, savedAt: typeof savedAt === "number" ? new Date(savedAt).toJSON() : null, content: data ?? text }
}

const ageOf = (text: string): number | undefined => {
  const { savedAt } = claimed(text)
  return typeof savedAt === "number" ? Math.max(0, Date.now() - savedAt) : undefined
}

/** Access throws in browsers that block site data. */
const opened = (store: () => Storage): Storage | undefined => {
  try {
    return store()
  } catch {
    return undefined
  }
}

/** The entries of localStorage and of this tab's sessionStorage. The list reads only their age. */
export const DeviceStorage = (
  localStorage: () => Storage = () => globalThis.localStorage,
  sessionStorage: () => Storage = () => globalThis.sessionStorage
): Device => {
  const local = opened(localStorage)
  const session = opened(sessionStorage)
  const shelfOf = (key: KeptKey) => (lasting[key] === "tab" ? session : local)
  const each = <A>(read: (key: KeptKey, text: string) => A): ReadonlyArray<A> =>
    keptKeys.flatMap((key) => {
      const text = shelfOf(key)?.getItem(key) ?? undefined
      return text === undefined ? [] : [read(key, text)]
    })
  const list = () => each((key, text): Kept => ({ key, age: ageOf(text) }))
  return {
    list: () => (local || session ? list() : undefined),
    copy: () => each(copyOf),
    erase: (but) => {
      const gone = list().flatMap(({ key }) => (but.includes(key) ? [] : [key]))
      // Also what a killed browser forgot here and has on disk.
      for (const key of keptKeys)
        if (!but.includes(key)) browserStorage(lasting[key] === "tab" ? sessionStorage : localStorage).erase(key)
      forgetOfflinePages()
      return gone
    }
  }
}
