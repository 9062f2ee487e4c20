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
