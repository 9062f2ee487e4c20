import type { Device } from "../../core/device/Device"
import { type Kept, keptKeys, lasting } from "../../core/device/kept"
import { forgetOfflinePage } from "../dom/forgetOfflinePage"
import { claimed } from "./seal"

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

/** Lists localStorage and this tab's sessionStorage. Of each entry it reads only the age. */
export const DeviceStorage = (
  localStorage: () => Storage = () => globalThis.localStorage,
  sessionStorage: () => Storage = () => globalThis.sessionStorage
): Device => {
  const local = opened(localStorage)
  const session = opened(sessionStorage)
  const shelfOf = (key: (typeof keptKeys)[number]) => (lasting[key] === "tab" ? session : local)
  const list = () =>
    keptKeys.flatMap((key): ReadonlyArray<Kept> => {
      const text = shelfOf(key)?.getItem(key) ?? undefined
      return text === undefined ? [] : [{ key, age: ageOf(text) }]
    })
  return {
    list: () => (local || session ? list() : undefined),
    erase: (but) => {
      const gone = list().flatMap(({ key }) => (but.includes(key) ? [] : [key]))
      for (const key of gone) shelfOf(key)?.removeItem(key)
      forgetOfflinePage()
      return gone
    }
  }
}
