import { defineConfig } from "@playwright/test"
import e2e from "../e2e/playwright.config"

/**
 * Ways through the portal as Orca speaks them with Firefox ESR. One visitor at a time: the screen
 * reader follows the window that has the focus.
 */
export default defineConfig({
  ...e2e,
  testDir: ".",
  workers: 1,
  retries: 0,
  timeout: 1_200_000,
  use: { ...e2e.use, browserName: "firefox" }
})
