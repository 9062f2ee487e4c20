import type { Track } from "../../core/analytics/analytics"
import { entriesOf } from "./entries"
import { push } from "./layer"

/**
 * Sends events to the tag manager through `window.dataLayer`, which queues them until it loads
 * (AN-01).
 */
export const track: Track = (event) => {
  push(...entriesOf(event))
}
