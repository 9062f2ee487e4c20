import { fileURLToPath } from "node:url"
import { defineConfig } from "@playwright/test"
import { launchArgs } from "../browser"

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const executablePath = process.env.CHROME_PATH

/** Whole ways through the portal: the built files, the sandbox and a real browser. A second try is for busy machines, and is told. */
export default defineConfig({
  testDir: ".",
  outputDir: fromRoot("test-results/journeys"),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  globalTimeout: 900_000,
  reporter: [["list"], ["json", { outputFile: process.env.JOURNEYS_REPORT ?? fromRoot("test-results/journeys.json") }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "es-AR",
    timezoneId: "America/Argentina/Buenos_Aires",
    contextOptions: { reducedMotion: "reduce" },
    serviceWorkers: "block",
    actionTimeout: 10_000,
    trace: { mode: "on-first-retry", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: { args: [...launchArgs], ...(executablePath === undefined ? {} : { executablePath }) }
  }
})
