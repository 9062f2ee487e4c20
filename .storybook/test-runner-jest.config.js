import { getJestConfig } from "@storybook/test-runner"

const base = getJestConfig()
const asRoot = process.getuid?.() === 0

/**
 * Tests the stories in the browser found by tests/run/browser.ts, with reduced motion: on a busy
 * machine an element that fades in is not visible at once.
 */
export default {
  ...base,
  roots: ["<rootDir>/stories"],
  // Pages of words have nothing to test.
  testMatch: ["<rootDir>/stories/**/*.stories.tsx"],
  testEnvironment: "<rootDir>/.storybook/kept-page.js",
  // The environment does this setup once for all files.
  setupFilesAfterEnv: [],
  testTimeout: 180_000,
  testEnvironmentOptions: {
    "jest-playwright": {
      ...base.testEnvironmentOptions["jest-playwright"],
      contextOptions: { reducedMotion: "reduce" },
      launchOptions: {
        executablePath: process.env.CHROME_PATH,
        args: [
          ...(asRoot ? ["--no-sandbox"] : []),
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--disable-dev-shm-usage",
          "--disable-gpu",
          "--no-first-run"
        ]
      }
    }
  }
}
