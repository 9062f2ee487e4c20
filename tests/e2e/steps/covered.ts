import type { Page } from "@playwright/test"

/**
 * In the page: what lies below a floating link, each as `link > what`. Floating is a visible link
 * on a fixed layer of its own, such as the chat; header, dialogs and strips are no such layer.
 */
const covered = () => {
  const apart = "header, dialog, [popover], [role=dialog], [role=region], section, nav"
  const layerOf = (element: Element): Element | undefined => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).position === "fixed") return at
    return undefined
  }
  const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const floating = [...document.querySelectorAll("a")].flatMap((link) => {
    const layer = layerOf(link)
    return layer && !layer.matches(apart) && !link.closest("header") && seen(link) ? [{ link, layer }] : []
  })
  /** A bar over the whole width: the page scrolls below it, as below the header. */
  const docked = (layer: Element) => layer.getBoundingClientRect().width >= document.documentElement.clientWidth
  const atEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1

  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`
  const boxes: Array<{ readonly of: Element; readonly box: DOMRect }> = []
  for (const of of document.querySelectorAll("a, button, input, select, textarea, summary, label"))
    boxes.push({ of, box: of.getBoundingClientRect() })
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const of = text.parentElement
    if (!of || (text.nodeValue ?? "").trim() === "") continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) boxes.push({ of, box })
  }

  const found = new Set<string>()
  for (const { link, layer } of floating) {
    const own = link.getBoundingClientRect()
    const bar = docked(layer)
    const ground = bar ? layer.getBoundingClientRect() : own
    for (const { of, box } of boxes) {
      if (layer.contains(of) || !seen(of)) continue
      const left = Math.max(ground.left, box.left)
      const right = Math.min(ground.right, box.right)
      const top = Math.max(ground.top, box.top)
      const bottom = Math.min(ground.bottom, box.bottom)
      if (right - left <= 1 || bottom - top <= 1) continue
      // The stack tells whether another layer, or an end of its own box, hides it there anyway.
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      const below = stack.filter((element) => !layer.contains(element))
      const place = below.indexOf(of)
      const over = below.slice(0, Math.max(place, 0)).map(layerOf)
      const above = stack.findIndex((element) => layer.contains(element))
      if (place < 0 || stack.indexOf(of) < above || over.some((one) => one && !one.contains(of))) continue
      if (!bar || atEnd || layerOf(of)) found.add(`${named(link)} > ${named(of)}`)
    }
  }
  return [...found]
}

/** What floating links cover of the open page as it stands. */
export const coveredNow = (page: Page): Promise<ReadonlyArray<string>> => page.evaluate(covered)

const places = ["top", "middle", "bottom"] as const

/** Long enough for a floating link to give way, in milliseconds. */
const givesWay = 250

/** What floating links cover at the top, in the middle and at the bottom of the open page. */
export const coveredOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const [part, place] of places.entries()) {
    await page.evaluate((share) => {
      const { clientHeight, scrollHeight } = document.documentElement
      scrollTo({ top: (share / 2) * (scrollHeight - clientHeight), behavior: "instant" })
    }, part)
    if ((await coveredNow(page)).length === 0) continue
    await page.waitForTimeout(givesWay)
    for (const what of await coveredNow(page)) found.push(`${place}: ${what}`)
  }
  return found
}
