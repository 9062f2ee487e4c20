/**
 * What became of a text or a file: handed to the app that the visitor chose · given up by the visitor · not
 * handed over by the browser · not possible in this browser.
 */
export type Shared = "shared" | "cancelled" | "refused" | "absent"

/** Hands a text or a file to the device's share sheet, where the visitor picks an app (OU-in-the-chat). */
export interface Sharing {
  /** Opens the list. The browser allows it only within seconds of a press. Never rejects. */
  readonly share: (what: string | File) => Promise<Shared>
}
