import type { Track } from "../../core/analytics/analytics"

declare global {
  interface Window {
    dataLayer?: Array<unknown>
  }
}

/** Tells the tag manager through `window.dataLayer`, which waits for it if it is not there (1§7). Button clicks, by their text. */
export const track: Track = ({ item, name }) => {
  window.dataLayer ??= []
  window.dataLayer.push({ event: name, content_type: "boton", item_id: item })
}
