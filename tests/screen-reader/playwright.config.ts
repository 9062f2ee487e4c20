import { defineConfig } from "@playwright/test"
import e2e from "../e2e/playwright.config"

/**
 * The way through the portal as Orca speaks it with Firefox ESR. One visitor at a time: the screen
 * reader follows the window that has the focus.
 */
export default defineConfig({ ...e2e, testDir: ".", workers: 1, timeout: 1_200_000, use: {} })
