import { browserStorage } from "./browserStorage"
import { seal } from "./seal"

const channelKey = "canal"
const version = 1

/** Everything that is worth nothing, or is nobody's business, on another channel. */
const ofOneChannel: ReadonlyArray<string> = ["busquedaCotizar"]

const readCode = (text: string): unknown => {
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === "object" && kept !== null && "data" in kept ? kept.data : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps the channel's code under `canal`, and discards what was saved under another one (1§7, trust). It comes before anything is
 * read, on the first view, which has no Effect yet.
 */
export const keepChannel = (code: string, localStorage?: () => Storage): void => {
  const store = browserStorage(localStorage)
  const text = store.read(channelKey)
  if (text !== undefined && readCode(text) !== code) for (const key of ofOneChannel) store.remove(key)
  store.write(channelKey, seal({ v: version, savedAt: Date.now(), data: code }))
}
