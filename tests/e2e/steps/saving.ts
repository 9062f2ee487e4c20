import { readdir, readFile, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { expect, type Page, test } from "@playwright/test"

/** A file that the page saved. */
export interface Saved {
  readonly name: string
  readonly bytes: Buffer
}

/** Firefox tells Playwright of no download that is no navigation: the file is read where it lies. */
const fromFolder = async (folder: string, press: () => Promise<void>): Promise<Saved> => {
  await press()
  const complete = async () => {
    const names = await readdir(folder).catch(() => [])
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
    return sizes.includes(0) ? [] : names.filter((name) => !name.endsWith(".part"))
  }
  await expect.poll(complete).toHaveLength(1)
  const [name = ""] = await complete()
  const bytes = await readFile(join(folder, name))
  await rm(join(folder, name))
  return { name, bytes }
}

/** The file that a press saves. */
export const savedBy = async (page: Page, press: () => Promise<void>): Promise<Saved> => {
  const folder = test.info().project.use.launchOptions?.downloadsPath
  if (folder) return fromFolder(folder, press)
  const [file] = await Promise.all([page.waitForEvent("download"), press()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
