import { defineConfig } from "@playwright/test"
import walks from "../walks/playwright.config"

/**
 * Ways through the portal as Orca speaks them with Firefox ESR. One visitor at a time: the screen
 * reader follows the window that has the focus.
 */
export default defineConfig({
  ...walks,
  testDir: ".",
  workers: 1,
  retries: 0,
  timeout: 1_200_000,
  use: { ...walks.use, browserName: "firefox" }
})
