/**
 * Writes to the browser's console. A console that throws, as a log collector's or a kiosk's may,
 * changes nothing: what a visitor is told never depends on the log.
 */
export const log = (kind: "error" | "warn", ...said: ReadonlyArray<unknown>): void => {
  try {
    console[kind](...said)
  } catch {
    // There is nowhere left to say it.
  }
}
