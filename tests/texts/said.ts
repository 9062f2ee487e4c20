import type { Page } from "@playwright/test"

/**
 * Runs in each page before its code. It records each visible text and each accessible name, also
 * short-lived ones. It ignores hidden elements.
 */
const listen = () => {
  const said = new Set<string>()
  let waiting = false
  const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim()
  const textOf = (element: Element): string => {
    if (!element.checkVisibility({ visibilityProperty: true })) return ""
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

/** Makes the page record the texts of each story that it shows. */
export const listenTo = (page: Page) => page.addInitScript(listen)

/** Texts of the story so far. */
export const saidOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => Reflect.get(window, "saidSoFar")())

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&")

/** A specified text as a pattern: `{…}` is a filled-in value, `…` at an end is more text. */
export const patternOf = (specified: string): RegExp => {
  const [, before = "", text = "", after = ""] = /^(…?)(.*?)(…?)$/s.exec(specified) ?? []
  const filled = escaped(text).replaceAll(/\{[^}]+\}/g, "\\S.*?")
  return new RegExp(`${before ? "" : "^"}${filled}${after ? "" : "$"}`, "u")
}
