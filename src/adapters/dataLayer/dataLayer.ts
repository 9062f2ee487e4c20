import type { Track } from "../../core/analytics/analytics"
import { entriesOf } from "./entries"
import { layer } from "./layer"

/** Tells the tag manager through `window.dataLayer`, which waits for it if it is not there (AN-01). */
export const track: Track = (event) => {
  layer().push(...entriesOf(event))
}
