import { getJestConfig } from "@storybook/test-runner"

const base = getJestConfig()
const asRoot = process.getuid?.() === 0

/** The stories are tested in the browser that tests/browser.ts found. */
export default {
  ...base,
  roots: ["<rootDir>/stories"],
  testTimeout: 30_000,
  testEnvironmentOptions: {
    "jest-playwright": {
      ...base.testEnvironmentOptions["jest-playwright"],
      launchOptions: {
        executablePath: process.env.CHROME_PATH,
        args: [
          ...(asRoot ? ["--no-sandbox"] : []),
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--no-first-run"
        ]
      }
    }
  }
}
