import { fileURLToPath } from "node:url"
import { defineConfig } from "@playwright/test"
import { freePort } from "../../contracts/verifier/listen"
import e2e from "../e2e/playwright.config"
import { findWebkit } from "./installed"

const driver = findWebkit()
// Workers read this file again, with the environment of the first.
process.env.WEBKIT_DRIVER_PORT ??= String(await freePort())
const port = process.env.WEBKIT_DRIVER_PORT

/**
 * Walks in WebKitGTK, Safari's engine on Linux. Its own driver, on a display without a screen, moves
 * the browser: Playwright only runs the files. Sessions of one display share a pointer, hence one
 * worker.
 */
export default defineConfig({
  ...e2e,
  testDir: "webkit",
  globalSetup: [],
  workers: 1,
  use: { viewport: { width: 1440, height: 900 } },
  webServer: {
    command: driver
      ? `xvfb-run -a -s "-screen 0 2600x1500x24 -noreset" ${driver} --host=127.0.0.1 --port=${port}`
      : "echo There is no WebKitGTK: install webkit2gtk-driver, xvfb and xauth. >&2; exit 1",
    url: `http://127.0.0.1:${port}/status`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    env: {
      LIBGL_ALWAYS_SOFTWARE: "1",
      TZ: "America/Argentina/Buenos_Aires",
      // Root cannot use WebKit's sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      // GTK's settings, from which WebKitGTK takes reduced motion.
      XDG_CONFIG_DIRS: fileURLToPath(new URL("webkit", import.meta.url))
    }
  }
})
