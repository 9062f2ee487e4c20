import { browserStorage } from "./browserStorage"
import { channelKey, keysOfOneChannel } from "./keys"
import { seal } from "./seal"

const version = 1

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
  if (text !== undefined && readCode(text) !== code)
    for (const key of Object.values(keysOfOneChannel)) store.remove(key)
  store.write(channelKey, seal({ v: version, savedAt: Date.now(), data: code }))
}
