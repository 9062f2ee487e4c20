import { loadScript } from "./loadScript"

declare global {
  interface Window {
    clarity?: (...words: ReadonlyArray<unknown>) => void
  }
}

/** Starts the session recorder. */
export const startRecorder = (script: string): Promise<void> => loadScript(script)

/**
 * Stops the recorder: it deletes its cookies and sends nothing more. Its script stays until the
 * next document.
 */
export const stopRecorder = (): void => {
  window.clarity?.("consentv2", { ad_Storage: "denied", analytics_Storage: "denied" })
  window.clarity?.("stop")
}
