import { type Browser, expect, type Page } from "@playwright/test"
import { serveFolder } from "../run/serveFolder"
import { openBrowser, openPage, show } from "../visual/camera"
import type { SpecifiedTexts } from "./specified"

/**
 * Runs in each page before its code. It records each visible text and each accessible name, also
 * short-lived ones. It ignores hidden elements.
 */
const listen = () => {
  const said = new Set<string>()
  let waiting = false
  const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim()
  const textOf = (element: Element): string => {
    // Without a box of its own an element counts as hidden, but its children show.
    const isBoxless = getComputedStyle(element).display === "contents"
    if (!isBoxless && !element.checkVisibility({ visibilityProperty: true })) return ""
    for (const name of ["aria-label", "alt", "placeholder", "title"]) said.add(plain(element.getAttribute(name) ?? ""))
    const parts = [...element.childNodes].map((node) => {
      if (node instanceof Text) return node.data
      return node instanceof Element ? textOf(node) : ""
    })
    const text = parts.join("")
    said.add(plain(text))
    return text
  }
  const note = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      if (document.body) textOf(document.body)
    })
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
  const saidSoFar = () => {
    textOf(document.body)
    return [...said]
  }
  Object.assign(window, { saidSoFar })
}

/** Texts of the story so far. */
const saidOn = (page: Page): Promise<ReadonlyArray<string>> => page.evaluate(() => Reflect.get(window, "saidSoFar")())

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&")

/** A specified text as a pattern: `{…}` is a filled-in value, `…` at an end is more text. */
const patternOf = (specified: string): RegExp => {
  const [, before = "", text = "", after = ""] = /^(…?)(.*?)(…?)$/s.exec(specified) ?? []
  const filled = escaped(text).replaceAll(/\{[^}]+\}/g, "\\S.*?")
  return new RegExp(`${before ? "" : "^"}${filled}${after ? "" : "$"}`, "u")
}

/** One story in a channel, and the texts that it must show. */
interface Look {
  readonly story: string
  readonly channel: string
  readonly texts: ReadonlyArray<{ readonly text: string; readonly clause: string }>
}

/** One look for each story and channel, one channel after another. */
const looksAt = (specified: ReadonlyArray<SpecifiedTexts>): ReadonlyArray<Look> => {
  const looks = new Map<string, Look>()
  for (const { clause, lookIn, story, texts } of specified) {
    const asked = texts.map((text) => ({ text, clause }))
    for (const channel of lookIn) {
      const key = `${channel} ${story}`
      looks.set(key, { story, channel, texts: [...(looks.get(key)?.texts ?? []), ...asked] })
    }
  }
  return [...looks.values()].toSorted((a, b) => a.channel.localeCompare(b.channel))
}

/** The texts that a look did not find, a line each. */
const missingIn = ({ channel, story, texts }: Look, said: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.flatMap(({ text, clause }) => {
    const pattern = patternOf(text)
    return said.some((one) => pattern.test(one)) ? [] : [`“${text}” (${clause}) is not shown by ${story} in ${channel}`]
  })

/** On a busy machine a story may be late, so it gets a moment. */
const lookAt = async (page: Page, url: string, look: Look): Promise<ReadonlyArray<string>> => {
  const { channel, story } = look
  const failure = await show(page, url, { story, channel, width: 1280, height: 900 }).then(
    () => undefined,
    (error: Error) => `${story} in ${channel}: ${error.message.split("\n")[0]}`
  )
  let missing = missingIn(look, await saidOn(page))
  const isWhole = async () => {
    missing = missingIn(look, await saidOn(page))
    expect(missing).toEqual([])
  }
  if (missing.length > 0 && failure === undefined)
    await expect(isWhole)
      .toPass({ timeout: 10_000, intervals: [50] })
      .catch(() => undefined)
  return missing.length > 0 && failure ? [...missing, failure] : missing
}

/** Looks at the stories one after another, with two pages. */
const looked = async (browser: Browser, url: string, looks: ReadonlyArray<Look>): Promise<ReadonlyArray<string>> => {
  const queue = [...looks]
  const missing: Array<string> = []
  const work = async () => {
    const page = await openPage(browser)
    await page.addInitScript(listen)
    for (let look = queue.shift(); look; look = queue.shift()) missing.push(...(await lookAt(page, url, look)))
  }
  await Promise.all([work(), work()])
  return missing
}

/**
 * Looks for every specified text on its screen, in its channels (OU-09). Returns their number and
 * the missing ones.
 */
export const auditTexts = async (folder: string, specified: ReadonlyArray<SpecifiedTexts>) => {
  const served = await serveFolder(folder)
  const browser = await openBrowser()
  try {
    const looks = looksAt(specified)
    const missing = await looked(browser, served.url, looks)
    return { count: looks.reduce((sum, look) => sum + look.texts.length, 0), missing }
  } finally {
    await browser.close()
    await served.close()
  }
}
