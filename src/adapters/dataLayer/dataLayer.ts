import type { Track } from "../../core/analytics/analytics"
import { entriesOf } from "./entries"

/**
 * Sends events to the tag manager through `window.dataLayer`, which queues them until it loads
 * (AN-01).
 */
export const track: Track = (event) => {
  push(...entriesOf(event))
}

/**
 * Google's `gtag`. The tag manager recognises a command only as an `arguments` object, not as an
 * array.
 */
export const command: (...words: ReadonlyArray<unknown>) => unknown = function () {
  return arguments
}

declare global {
  interface Window {
    dataLayer?: Array<unknown>
  }
}

/** Google's consent mode v2. Everything optional is denied until the visitor grants it. */
export const consentMode = (measurement: boolean) => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: measurement ? "granted" : "denied"
})

/**
 * Acts on the tag manager's queue, which starts with a command that denies everything. Never
 * throws, whatever tags and blockers made of the queue: measuring stops no sale (AN-01).
 */
export const onLayer = (act: (layer: Array<unknown>) => void): void => {
  try {
    window.dataLayer ??= [command("consent", "default", consentMode(false))]
    act(window.dataLayer)
  } catch {
    // The queue belongs to tags that others edit. The entry is lost.
  }
}

/** Adds entries to the queue. */
export const push = (...entries: ReadonlyArray<unknown>): void => onLayer((layer) => layer.push(...entries))
