import { loadScript } from "./loadScript"

declare global {
  interface Window {
    clarity?: (...words: ReadonlyArray<unknown>) => void
  }
}

/** Starts the recorder of sessions. */
export const startRecorder = (script: string): Promise<void> => loadScript(script)

/** Ends a recording that runs: its cookies go, and nothing is sent any more. Its script stays until the next document. */
export const stopRecorder = (): void => {
  window.clarity?.("consentv2", { ad_Storage: "denied", analytics_Storage: "denied" })
  window.clarity?.("stop")
}
