/**
 * Writes to the browser's console. A console that throws, as a log collector's or a kiosk's may,
 * changes nothing: what a visitor is told never depends on the log.
 */
export const log = (...said: ReadonlyArray<unknown>): void => {
  try {
    console.error(...said)
  } catch {
    // There is nowhere left to say it.
  }
}
