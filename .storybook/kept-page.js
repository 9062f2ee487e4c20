import { getStoryContext, setupPage } from "@storybook/test-runner"
import PlaywrightEnvironment from "@storybook/test-runner/dist/jest-playwright-entries/test-environment.js"

// `__sb…`, `storyStoreValue`, the environment and its settings are private, as read in
// @storybook/test-runner 0.24.5 and storybook 10.6.7.

/** The worker's page. Storybook loads once per worker instead of once per file of stories. */
let kept

/** Plays a story at the width that it asks for, such as `w390`, as the test addon does. */
const takeWidth = async (page, story) => {
  const { storyGlobals } = await getStoryContext(page, story)
  const width = Number(storyGlobals.viewport?.value?.slice(1))
  await page.setViewportSize({ width: width || 1280, height: 720 })
}

/**
 * Passes the page from one file of stories to the next, which changes story there as within a file.
 */
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
      // Storybook's highlighter, here taken for started, reads every element's style at each change.
      await page.addInitScript("globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true")
      await setupPage(page, context)
      // Before Storybook has its list every story fails at once, whole files within a second.
      await page.waitForFunction("__STORYBOOK_PREVIEW__.storyStoreValue !== undefined", undefined, { timeout: 120_000 })
      kept = { browser, context, page }
    }
    Object.assign(this.global, kept, {
      __sbSetupPage: setupPage,
      __sbCollectCoverage: false,
      __sbPreVisit: takeWidth
    })
  }

  /** Leaves the browser open; it ends with the worker. */
  async teardown() {
    Object.assign(this.global, { browser: undefined, context: undefined, page: undefined })
    await super.teardown()
  }
}
