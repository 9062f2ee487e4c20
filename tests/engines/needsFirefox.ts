import { findFirefox } from "./installed"

/** Before the first walk: rejects where there is no Firefox ESR. */
export default () => {
  if (!findFirefox()) throw new Error("There is no Firefox ESR: install firefox-esr, or set FIREFOX_PATH.")
}
