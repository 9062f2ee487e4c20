import { setupPage } from "@storybook/test-runner"
import PlaywrightEnvironment from "@storybook/test-runner/dist/jest-playwright-entries/test-environment.js"

/** What a worker has opened: Storybook is loaded once, and not for each file of stories. */
let kept

/** Gives a file of stories the page of the file before it: it goes from story to story there, as it does within a file. */
export default class KeptPage extends PlaywrightEnvironment {
  constructor(config) {
    super(config)
    Object.assign(config.projectConfig.testEnvironmentOptions["jest-playwright"], {
      skipInitialization: kept !== undefined
    })
  }

  async setup() {
    await super.setup()
    if (kept === undefined) {
      const { browser, context, page } = this.global
      await setupPage(page, context)
      kept = { browser, context, page }
    }
    Object.assign(this.global, kept, { __sbSetupPage: setupPage, __sbCollectCoverage: false })
  }

  /** Leaves the browser open: it ends with the worker. */
  async teardown() {
    Object.assign(this.global, { browser: undefined, context: undefined, page: undefined })
    await super.teardown()
  }
}
