import { loadScript } from "../dom/loadScript"
import { command, consentMode, push } from "./dataLayer"

/** Tells the tag manager the visitor's current choice (consent mode v2). */
export const updateConsentMode = (measurement: boolean): void => {
  push(command("consent", "update", consentMode(measurement)))
}

/** Loads the tag manager, which then reads the queue. */
export const startTagManager = (script: string): Promise<void> => {
  push({ "gtm.start": Date.now(), event: "gtm.js" })
  return loadScript(script)
}

/**
 * Cuts off a running tag manager. Its script stays in the document, but new entries go into another
 * layer that it does not read. Call it after consent has been withdrawn in its own layer.
 */
export const stopTagManager = (): void => {
  Reflect.deleteProperty(window, "dataLayer")
}

declare global {
  interface Window {
    clarity?: (...words: ReadonlyArray<unknown>) => void
  }
}

/** Its cookies go and it sends no more. Its script stays until the next document. */
export const stopRecorder = (): void => {
  window.clarity?.("consentv2", { ad_Storage: "denied", analytics_Storage: "denied" })
  window.clarity?.("stop")
}
