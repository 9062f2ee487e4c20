import { browserStorage } from "./browserStorage"
import { keysOfOneChannel } from "./keys"
import { seal } from "./seal"

const version = 1

/** Keeps the path of the page that is shown under `ultimaPagina`, without its query, which may hold what is personal (SH-14). */
export const keepLastPath = (path: string, localStorage?: () => Storage): void =>
  browserStorage(localStorage).write(keysOfOneChannel.lastPath, seal({ v: version, savedAt: Date.now(), data: path }))
