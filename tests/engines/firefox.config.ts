import { defineConfig } from "@playwright/test"
import walks from "../walks/playwright.config"
import { notInFirefox } from "./exceptions"
import { findFirefox } from "./findFirefox"

/** Its context has no reduced motion; its scrollbars take room, which those of a phone do not. */
const prefs = {
  "ui.prefersReducedMotion": 1,
  "widget.gtk.overlay-scrollbars.enabled": true,
  "ui.useOverlayScrollbars": 1
}

const executablePath = findFirefox()
if (executablePath === undefined) throw new Error("There is no Firefox ESR: install firefox-esr, or set FIREFOX_PATH.")

/**
 * The same walks in Firefox ESR, by WebDriver BiDi. An older Playwright runs them: the newer one
 * asks for an emulation of media that this Firefox does not have.
 */
export default defineConfig({
  ...walks,
  testDir: "../walks",
  testIgnore: Object.keys(notInFirefox.files).map((file) => `**/${file}`),
  grepInvert: Object.keys(notInFirefox.titles).map((title) => new RegExp(title)),
  use: {
    ...walks.use,
    browserName: "firefox",
    channel: "moz-firefox",
    contextOptions: {},
    launchOptions: { executablePath, firefoxUserPrefs: prefs }
  }
})
