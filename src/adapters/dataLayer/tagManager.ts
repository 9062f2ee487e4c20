import { loadScript } from "../dom/loadScript"
import { command } from "./command"
import { consentMode, layer } from "./layer"

/** Tells the tag manager what the visitor allows now (consent mode v2). */
export const updateConsentMode = (measurement: boolean): void => {
  layer().push(command("consent", "update", consentMode(measurement)))
}

/** Starts the tag manager, which then reads all that waits in the data layer. */
export const startTagManager = (script: string): Promise<void> => {
  layer().push({ "gtm.start": Date.now(), event: "gtm.js" })
  return loadScript(script)
}

/**
 * Ends what a tag manager that runs is told: it stays in the document, but what comes from now on goes into another layer, which it does
 * not read. It was told before that nothing is granted.
 */
export const stopTagManager = (): void => {
  delete window.dataLayer
}
