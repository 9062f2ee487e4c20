import { defineConfig } from "@playwright/test"
import e2e from "../e2e/playwright.config"
import firefox, { launch } from "../engines/firefox.config"

// Firefox tells the screen reader of its pages, which speaks Spanish.
Object.assign(process.env, { GNOME_ACCESSIBILITY: "1", LANGUAGE: "es" })

/**
 * The way through the portal as Orca speaks it with Firefox ESR, in a display of its own. One
 * visitor at a time: the screen reader follows the window that has the focus.
 */
export default defineConfig({
  ...e2e,
  testDir: ".",
  globalSetup: "../engines/needsFirefox.ts",
  workers: 1,
  timeout: 1_200_000,
  use: {
    ...firefox.use,
    headless: false,
    serviceWorkers: "allow",
    viewport: null,
    launchOptions: { ...launch(true, { "intl.locale.requested": "es-AR" }), args: ["--width=1400", "--height=960"] }
  }
})
