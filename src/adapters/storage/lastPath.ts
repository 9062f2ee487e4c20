import { browserStorage } from "./browserStorage"
import { keysOfOneChannel } from "./keys"
import { seal } from "./seal"

const version = 1

/**
 * Stores the current path under `ultimaPagina`. It drops the query, which may hold personal data
 * (SH-14).
 */
export const keepLastPath = (path: string, localStorage?: () => Storage): void => {
  browserStorage(localStorage).write(keysOfOneChannel.lastPath, seal({ v: version, savedAt: Date.now(), data: path }))
}
