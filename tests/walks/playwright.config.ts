import { fileURLToPath } from "node:url"
import { defineConfig } from "@playwright/test"
import { walkArgs } from "../run/browser"

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const executablePath = process.env.CHROME_PATH

/**
 * Walks through the built portal with the sandbox and a real browser. Retries help busy machines,
 * and the report names them. WALKS=all walks every brand, size, file and fault.
 */
export default defineConfig({
  testDir: ".",
  outputDir: fromRoot("test-results/walks"),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 3,
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  globalTimeout: 2_400_000,
  reporter: [["list"], ["json", { outputFile: process.env.WALKS_REPORT ?? fromRoot("test-results/walks.json") }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "es-AR",
    timezoneId: "America/Argentina/Buenos_Aires",
    contextOptions: { reducedMotion: "reduce" },
    serviceWorkers: "block",
    actionTimeout: 10_000,
    trace: { mode: "on-first-retry", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: { args: [...walkArgs], ...(executablePath === undefined ? {} : { executablePath }) }
  }
})
