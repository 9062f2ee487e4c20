import { resolve } from "node:path"
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { installedBrowser, launchArgs } from "../tests/run/browser.ts"

const root = resolve(import.meta.dirname, "..")

/**
 * The stories as tests, for a developer: `npm run story -- Checkbox`, and the sidebar of `npm run
 * storybook`. The gate of `npm test` is the test-runner, over the built Storybook.
 */
export default defineConfig({
  root,
  publicDir: false,
  // A first run bundles the packages: hints about slow plugins are of no use there.
  optimizeDeps: { rolldownOptions: { checks: { pluginTimings: false } } },
  plugins: [
    storybookTest({
      configDir: import.meta.dirname,
      storybookUrl: "http://127.0.0.1:6106",
      // The start page reads the list of a Storybook that is served, which the test-runner has.
      tags: { skip: ["served"] }
    })
  ],
  test: {
    name: "stories",
    root,
    testTimeout: 180_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: installedBrowser() ?? "", args: [...launchArgs, "--disable-gpu"] },
        // On a busy machine an element that fades in is not visible at once.
        contextOptions: { reducedMotion: "reduce" }
      }),
      instances: [{ browser: "chromium" }],
      viewport: { width: 1280, height: 720 }
    }
  }
})
