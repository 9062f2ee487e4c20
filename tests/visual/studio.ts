import { join } from "node:path"
import { type Browser, chromium } from "playwright"
import { isShell, launchArgs } from "../run/browser"
import { node, root } from "../run/command"
import { serveFolder } from "../run/serveFolder"
import { type Camera, openCamera, pointAt, snap } from "./camera"
import { allShots, type Shot } from "./shots"
import { steadyArgs, steadyContext } from "./steady"

/** Builds the stories into a folder of their own, apart from a running server. */
export const buildStories = async () => {
  const folder = join(root, ".cache/visual/storybook")
  const built = await node("storybook/dist/bin/dispatcher.js", [
    "build",
    "--quiet",
    "--stats-json",
    "--output-dir",
    folder
  ])
  if (!built.ok) throw new Error(`Storybook was not built.\n${built.output}`)
  return folder
}

export interface Taken {
  readonly shot: Shot
  readonly png?: Buffer
  /** Why there is no photograph. */
  readonly failure?: string
}

/** Repeats an unexpected photograph until two are equal, in case the page was not ready. */
const takeSteady = async (camera: Camera, shot: Shot, isExpected: (png: Buffer) => boolean) => {
  let png = await snap(camera, shot)
  for (let tries = 0; tries < 4 && !isExpected(png); tries++) {
    await new Promise((later) => setTimeout(later, 100))
    const next = await snap(camera, shot)
    if (next.equals(png)) break
    png = next
  }
  return png
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Stories show addresses, so they use one host whatever the free port. A localhost name allows the
 * clipboard.
 */
const host = "stories.localhost"
const origin = `http://${host}`

/** A Storybook with a browser. A `restless` one delays frames or timers at random. */
export const openStudio = async (executablePath: string, folder: string, restless = false) => {
  const served = await serveFolder(folder)
  const browser: Browser = await chromium.launch({
    executablePath,
    args: [...launchArgs, ...steadyArgs, `--host-resolver-rules=MAP ${host}:80 ${new URL(served.url).host}`]
  })
  const context = await steadyContext(browser, restless)
  const first = await openCamera(context, origin)
  const shots = await allShots(first.page)

  /**
   * Takes photographs with several cameras. Retries a story that did not show, finally in a new
   * page.
   */
  const photograph = async (
    wanted: ReadonlyArray<Shot>,
    cameras: number,
    isExpected: (shot: Shot, png: Buffer) => boolean,
    onTaken: (taken: Taken) => void
  ) => {
    const queue = [...wanted]
    const attempt = async (camera: Camera, shot: Shot): Promise<Taken> => {
      try {
        const failure = await pointAt(camera, shot)
        if (failure !== undefined) return { shot, failure }
        return { shot, png: await takeSteady(camera, shot, (png) => isExpected(shot, png)) }
      } catch (error) {
        return { shot, failure: message(error) }
      }
    }
    const work = async (opened: Camera) => {
      let camera = opened
      for (let shot = queue.shift(); shot !== undefined; shot = queue.shift()) {
        let taken = await attempt(camera, shot)
        // The story before may have left something behind; a new page is clean.
        if (taken.failure !== undefined) taken = await attempt(camera, shot)
        if (taken.failure !== undefined) {
          await camera.page.close().catch(() => {})
          camera = await openCamera(context, origin)
          taken = await attempt(camera, shot)
        }
        onTaken(taken)
      }
      await camera.page.close().catch(() => {})
    }
    const others = Array.from({ length: cameras - 1 }, async () => work(await openCamera(context, origin)))
    await Promise.all([work(first), ...others])
  }

  return {
    browser: `${isShell(executablePath) ? "headless shell" : "Chromium"} ${browser.version()}`,
    shots,
    photograph,
    close: async () => {
      await browser.close()
      await served.close()
    }
  }
}
