import { join } from "node:path"
import { type Browser, chromium } from "playwright"
import { findWalker, isShell, launchArgs } from "../run/browser"
import { node, root } from "../run/command"
import { serveFolder } from "../run/serveFolder"
import { type Camera, openCamera, pointAt, snap } from "./camera"
import { allShots, type Shot } from "./shots"
import { steadyArgs, steadyContext } from "./steady"

/** The stories as they are now, built apart from what others may be serving. */
export const buildStories = async () => {
  const folder = join(root, ".cache/visual/storybook")
  const built = await node("storybook/dist/bin/dispatcher.js", ["build", "--quiet", "--output-dir", folder])
  if (!built.ok) throw new Error(`Storybook was not built.\n${built.output}`)
  return folder
}

/** What came of one photograph. */
export interface Taken {
  readonly shot: Shot
  readonly png?: Buffer
  /** Why there is none. */
  readonly failure?: string
}

/** A photograph that is not the expected one is taken again until two are the same, in case something was still on its way. */
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

/** Addresses are to be seen in stories, so they are the same whatever port is free; where a clipboard is, is a local host. */
const host = "stories.localhost"
const origin = `http://${host}`

/** A Storybook with a browser in front of it; a `restless` one lets pages wait, by chance, for what is due. */
export const openStudio = async (folder: string, restless = false) => {
  const served = await serveFolder(folder)
  const executablePath = await findWalker()
  const browser: Browser = await chromium.launch({
    executablePath,
    args: [...launchArgs, ...steadyArgs, `--host-resolver-rules=MAP ${host}:80 ${new URL(served.url).host}`]
  })
  const context = await steadyContext(browser, restless)
  const first = await openCamera(context, origin)
  const shots = await allShots(first.page)

  /** Takes photographs with several cameras; a story that could not be shown is tried again, at last in a page of its own. */
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
        // The first time words may still be on their way; what a story before left behind is gone in a page of its own.
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
