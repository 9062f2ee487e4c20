import { defineConfig } from "@playwright/test"
import e2e from "../e2e/playwright.config"

/**
 * Walks in WebKitGTK, Safari's engine on Linux. Its own driver moves the browser: Playwright only
 * runs the files. Sessions of one display share a pointer, hence one worker.
 */
export default defineConfig({
  ...e2e,
  testDir: "webkit",
  workers: 1,
  use: { viewport: { width: 1440, height: 900 } }
})
