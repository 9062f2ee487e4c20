import { aDay } from "../../core/trip/calendar"
import { browserStorage, claimed, plainEntry } from "./browserStorage"
import { channelKey, keysOfOneChannel } from "./keys"

/** Lifetimes in days, one day by default (ST-05). A card ends with its trip, a try with its start. */
const days: Readonly<Record<string, number>> = {
  [keysOfOneChannel.search]: 30,
  [keysOfOneChannel.companions]: 365,
  [keysOfOneChannel.card]: Number.POSITIVE_INFINITY,
  [keysOfOneChannel.tries]: Number.POSITIVE_INFINITY
}

const isOld = (key: string, text: string | undefined, now: number) => {
  const { savedAt } = claimed(text)
  return !(typeof savedAt === "number" && now - savedAt <= (days[key] ?? 1) * aDay)
}

/**
 * Stores the channel's code under `canal`. It erases entries of another channel and entries that
 * are too old (CH-02, TR-15). It runs on the first view, before any other reader and without
 * Effect.
 */
export const keepChannel = (code: string, localStorage?: () => Storage): void => {
  const store = browserStorage(localStorage)
  const now = Date.now()
  const text = store.read(channelKey)
  const isOther = text !== undefined && claimed(text).data !== code
  for (const key of Object.values(keysOfOneChannel)) if (isOther || isOld(key, store.read(key), now)) store.remove(key)
  plainEntry(store, channelKey).write(code)
}

/**
 * Stores the current path under `ultimaPagina`. It drops the query, which may hold personal data
 * (SH-14).
 */
export const keepLastPath = (path: string, localStorage?: () => Storage): void => {
  plainEntry(browserStorage(localStorage), keysOfOneChannel.lastPath).write(path)
}
