import { fileURLToPath } from "node:url"
import { defineConfig } from "@playwright/test"
import { walkArgs } from "../run/browser"

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * Walks through the built portal with the sandbox and a real browser. Each has one try: a walk that
 * wavers is a fault of the product or of the walk. `npm test` walks those marked `@critical`: they
 * guard money, people, card data, contracts and the main way of each page. E2E=all walks every
 * brand, size and page. `--trace on` records what a failing walk did.
 */
export default defineConfig({
  testDir: ".",
  globalSetup: "./needsChromium.ts",
  outputDir: fromRoot("test-results/e2e"),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 3,
  retries: 0,
  // Limits for what never ends: a busy machine is slow.
  timeout: 180_000,
  expect: { timeout: 90_000 },
  globalTimeout: 2_400_000,
  reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? fromRoot("test-results/e2e.json") }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "es-AR",
    timezoneId: "America/Argentina/Buenos_Aires",
    contextOptions: { reducedMotion: "reduce" },
    serviceWorkers: "block",
    actionTimeout: 90_000,
    screenshot: "only-on-failure",
    // Workers read this file again, with the environment that the setup leaves.
    launchOptions: { args: [...walkArgs], executablePath: process.env.CHROME_PATH ?? "" }
  }
})
