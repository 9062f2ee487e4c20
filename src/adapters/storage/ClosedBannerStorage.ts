import type { ClosedBanner } from "../../core/banner/ClosedBanner"
import { browserStorage } from "./browserStorage"
import { closedBannerKey } from "./keys"
import { seal } from "./seal"

const version = 1

const isSealed = (text: string | undefined) => {
  try {
    const kept: unknown = JSON.parse(text ?? "")
    return typeof kept === "object" && kept !== null && "v" in kept && kept.v === version
  } catch {
    return false
  }
}

/** That the banner was closed, in sessionStorage; where the browser keeps nothing it lasts as long as the page (B10). */
export const ClosedBannerStorage = (sessionStorage = () => globalThis.sessionStorage): ClosedBanner => {
  const store = browserStorage(sessionStorage)
  return {
    isClosed: () => isSealed(store.read(closedBannerKey)),
    close: () => store.write(closedBannerKey, seal({ v: version, savedAt: Date.now(), data: true }))
  }
}
