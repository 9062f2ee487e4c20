import type { Page } from "playwright"

/**
 * Runs in the page, once: from when a story begins to play, notes each text that an element shows, whole, and each name that is only
 * read aloud. What was there for a moment was shown, too; what is hidden says nothing.
 */
const listen = () => {
  const said = new Set<string>()
  let playing = false
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
    if (!playing || waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      if (playing) textOf(document.body)
    })
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
  window.__STORYBOOK_ADDONS_CHANNEL__.on("storyRenderPhaseChanged", (told) => {
    const { newPhase } = told as { readonly newPhase: string }
    if (newPhase === "preparing" || newPhase === "loading") playing = false
    if (newPhase !== "playing") return
    playing = true
    said.clear()
    note()
  })
  window.saidSoFar = () => {
    textOf(document.body)
    return [...said]
  }
}

/** From now on, the page notes what its stories say. */
export const listenTo = (page: Page): Promise<void> => page.evaluate(listen)

/** What the story has said until now. */
export const saidOn = (page: Page): Promise<ReadonlyArray<string>> => page.evaluate(() => window.saidSoFar())

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&")

/** How a specified text looks on a page: `{…}` stands for what is filled in, and `…` at an end for what goes on there. */
export const patternOf = (specified: string): RegExp => {
  const [, before = "", text = "", after = ""] = /^(…?)(.*?)(…?)$/s.exec(specified) ?? []
  const filled = escaped(text).replaceAll(/\{[^}]+\}/g, "\\S.*?")
  return new RegExp(`${before ? "" : "^"}${filled}${after ? "" : "$"}`, "u")
}
