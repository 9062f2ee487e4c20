import { getJestConfig } from "@storybook/test-runner"

const base = getJestConfig()
const asRoot = process.getuid?.() === 0

/** The stories are tested in the browser that tests/run/browser.ts found, and without motion: what fades in is not seen at once on a busy machine. */
export default {
  ...base,
  roots: ["<rootDir>/stories"],
  testEnvironment: "<rootDir>/.storybook/kept-page.js",
  // What these files would set up is set up by the environment, once for all files.
  setupFilesAfterEnv: [],
  testTimeout: 60_000,
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
