import { findBrowser } from "../run/browser"

/** Before the first walk: finds or installs the Chromium that every worker starts. */
export default async () => {
  process.env.CHROME_PATH = await findBrowser()
}
