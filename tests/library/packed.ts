import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "playwright"
import { findBrowser, launchArgs } from "../run/browser"
import { command, type Finished, root } from "../run/command"
import { serveFolder } from "../run/serveFolder"

/** Throws what a failed command said. */
export const must = (finished: Finished): void => {
  if (!finished.ok) throw new Error(finished.output)
}

/** The library as its user gets it. */
export interface Packed {
  /** The file, whole. */
  readonly file: string
  /** The packages that it asks for. */
  readonly packages: ReadonlyArray<string>
}

/** Builds the library and packs it into `folder`. */
export const pack = async (folder: string): Promise<Packed> => {
  const library = join(root, "library")
  // The portal's own setting, which npm hands on, would leave the build out.
  const args = ["pack", "--ignore-scripts=false", "--pack-destination", folder]
  must(await command("npm", args, { cwd: library }))
  const { dependencies, name, peerDependencies, version } = JSON.parse(
    await readFile(join(library, "package.json"), "utf8")
  )
  return {
    file: join(folder, `${name}-${version}.tgz`),
    packages: Object.keys({ ...dependencies, ...peerDependencies })
  }
}

const colourOf = async (brand: string) => {
  const theme = await readFile(join(root, `src/channels/${brand}/theme.css`), "utf8")
  const [, red = "", green = "", blue = ""] = /--brand-700: #(..)(..)(..)/.exec(theme) ?? []
  return `rgb(${[red, green, blue].map((part) => Number.parseInt(part, 16)).join(", ")})`
}

const use = async (page: Page) => {
  await page.getByLabel("Nombre").fill("Ana")
  await page.locator("section", { hasText: "Hola" }).getByText("Ana").waitFor()
  await page.waitForFunction(() => (document.querySelector<SVGGraphicsElement>("svg use")?.getBBox().width ?? 0) > 0)
  await page.getByRole("button", { name: /27 de noviembre/ }).click()
  const button = page.getByRole("button", { name: "2026-11-27" })
  return button.evaluate((element) => getComputedStyle(element).backgroundColor)
}

/** Throws what `act` finds wrong with the pages of the built app. */
const inBrowser = async (built: string, act: (browser: Browser, url: string) => Promise<ReadonlyArray<string>>) => {
  const served = await serveFolder(built)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] })
  try {
    const errors = await act(browser, served.url)
    must({ ok: errors.length === 0, output: errors.join("\n") })
  } finally {
    await browser.close()
    await served.close()
  }
}

/** Uses the built app's page of each brand; throws if one has an error, no icon or another colour. */
export const tryPages = (built: string, pages: Readonly<Record<string, string>>): Promise<void> =>
  inBrowser(built, async (browser, url) => {
    const errors: Array<string> = []
    for (const [brand, path] of Object.entries(pages)) {
      const page = await browser.newPage()
      page.on("pageerror", ({ message }) => errors.push(message))
      page.on("console", (said) => said.type() === "error" && errors.push(said.text()))
      await page.goto(url + path)
      const [shown, wanted] = [await use(page), await colourOf(brand)]
      if (shown !== wanted) errors.push(`The button is ${shown}, the theme of ${brand} says ${wanted}.`)
    }
    return errors
  })

/** Place, size and colours of each element of the app. */
const drawn = async (browser: Browser, address: string) => {
  const page = await browser.newPage()
  await page.goto(address)
  await page.getByText("Sin fecha").waitFor()
  await page.evaluate(() => document.fonts.ready)
  const own = page.locator("body > button")
  return {
    app: await page.locator("#root *").evaluateAll((elements) =>
      elements.map((element) => {
        const { height, width, x, y } = element.getBoundingClientRect()
        const { backgroundColor, color, textTransform } = getComputedStyle(element)
        return [element.tagName, x, y, width, height, backgroundColor, color, textTransform].join(" ")
      })
    ),
    own: (await own.count()) > 0 ? await own.evaluate((button) => getComputedStyle(button).backgroundColor) : undefined
  }
}

/** Throws if the app looks another way in a page with rules of its own, or changes that page. */
export const tryGuest = (built: string, guest: string, own: string): Promise<void> =>
  inBrowser(built, async (browser, url) => {
    const alone = await drawn(browser, `${url}/`)
    const there = await drawn(browser, url + guest)
    const other = alone.app.flatMap((one, at) => (one === there.app[at] ? [] : [`${one}\n  is ${there.app[at]}`]))
    return [...other, ...(there.own === own ? [] : [`The page's own button is ${there.own}, not ${own}.`])]
  })
