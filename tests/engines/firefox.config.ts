import { tmpdir } from "node:os"
import { join } from "node:path"
import { defineConfig } from "@playwright/test"
import e2e from "../e2e/playwright.config"
import { findFirefox } from "./installed"

/** Walks on a screen that a finger touches. */
const touched = /touch\.spec\.ts$/
/** Walks that need motion say so in their titles. */
const moving = /with motion|motion: no-preference/
/** Walks that need forced colours do so too. */
const recoloured = /forced colours/
/** Walks that Firefox cannot do, by a part of the title. */
const impossible = [
  // Firefox never requests a lost module again in a document. release.spec.ts walks the new one.
  /once it loads|fails once|Reintentar(, which)? opens them/,
  // It tells nothing of a script that a policy refuses. The monitor itself runs in Chromium.
  /the monitor finds/,
  // It lets no test stop a worker.
  /the browser stops/
]

/**
 * Its context knows neither reduced motion nor leave to read what was copied, hence preferences.
 * Its scrollbars take room, which those of a phone do not. It saves a PDF instead of showing it,
 * and the panel of what was saved, which opens over the page, would take the keyboard.
 */
export const launch = (still: boolean, more = {}) => ({
  executablePath: findFirefox() ?? "",
  downloadsPath: join(tmpdir(), `firefox-${process.pid}`),
  firefoxUserPrefs: {
    // Playwright meets no page that comes back from memory, in Chromium neither.
    "browser.sessionhistory.max_total_viewers": 0,
    "browser.download.alwaysOpenPanel": false,
    "browser.helperApps.neverAsk.saveToDisk": "application/pdf",
    "dom.events.testing.asyncClipboard": true,
    "pdfjs.disabled": true,
    "ui.prefersReducedMotion": still ? 1 : 0,
    "ui.useOverlayScrollbars": 1,
    "widget.gtk.overlay-scrollbars.enabled": true,
    ...more
  }
})

/** The main pointer is coarse and cannot hover, which a context of this Firefox cannot say. */
const finger = { "ui.primaryPointerCapabilities": 1, "ui.allPointerCapabilities": 1 }

const by = (...how: Parameters<typeof launch>) => ({ use: { launchOptions: launch(...how) } })

/**
 * The same walks in Firefox ESR, by WebDriver BiDi. An older Playwright runs them: the newer one
 * asks for an emulation of media that this Firefox does not have.
 */
export default defineConfig({
  ...e2e,
  testDir: "../e2e",
  globalSetup: "./needsFirefox.ts",
  use: { ...e2e.use, browserName: "firefox", channel: "moz-firefox", contextOptions: {} },
  projects: [
    { name: "still", testIgnore: touched, grepInvert: [moving, recoloured, ...impossible], ...by(true) },
    { name: "touched", testMatch: touched, ...by(true, finger) },
    { name: "recoloured", grep: recoloured, ...by(true, { "browser.display.document_color_use": 2 }) },
    { name: "moving", grep: moving, grepInvert: impossible, ...by(false) }
  ]
})
