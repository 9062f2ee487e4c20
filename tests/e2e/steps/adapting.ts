import type { Page } from "@playwright/test"

/**
 * What a page must bear from a visitor who adapts it. Each function lists the page's faults as it
 * stands, and is evaluated in the page.
 */

/** The spacing that every text must bear (WCAG 1.4.12). */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }"

/** Spaces every text out, or takes that back. A constructed sheet needs no leave of the policy. */
export const spaceOut = (page: Page, on: boolean) =>
  page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = text === "" ? [] : [sheet]
    },
    on ? spacing : ""
  )

/** Texts whose own box cuts them off, and a page that scrolls sideways. */
export const cutOff = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth - root.clientWidth
    const named = (element: Element) => `“${(element.textContent ?? "").trim().slice(0, 50)}” is cut off`
    const cuts = (style: CSSStyleDeclaration) => /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)
    const found = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
      if (!hasText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const own = element.getBoundingClientRect()
      // Hidden on purpose, for screen readers alone.
      if (own.width <= 1 || own.height <= 1 || getComputedStyle(element).clipPath !== "none") return false
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (at.scrollWidth <= 2 || style.clipPath !== "none") return false
        if (!cuts(style)) continue
        if (style.overflowX === "auto" || style.overflowY === "auto") return false
        const box = at.getBoundingClientRect()
        const beside = text.right <= box.left || text.left >= box.right
        if (beside) return false
        // A carousel shows the edge of the next card: arrows bring the whole of it.
        const cards = [...at.querySelectorAll("li, article")].filter((card) => card.contains(element))
        const isPartly = ({ left, right }: DOMRect) => right > box.right + 2 || left < box.left - 2
        if (cards.some((card) => isPartly(card.getBoundingClientRect()))) return false
        const below = /hidden|clip/.test(style.overflowY) && text.bottom > box.bottom + 2
        const aside = /hidden|clip/.test(style.overflowX) && text.right > box.right + 2
        return below || aside
      }
      return false
    })
    return [...(wide > 0 ? [`the page is ${wide} px too wide`] : []), ...found.map(named)]
  })

/** Text of twice the size: `root`, as a desktop's browser sets it; `text`, as a phone does, and no length. */
export const enlarge = (page: Page, by: "root" | "text") =>
  page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    },
    by === "root"
      ? ":root { font-size: 200% !important }"
      : ":root { -webkit-text-size-adjust: 200% !important; text-size-adjust: 200% !important }"
  )

/** Icons beside words that stayed small as the words grew. One in a padding or in a round may. */
export const smallIcons = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>("svg:has(> use)")].flatMap((icon) => {
      const line = icon.parentElement
      const words = line?.textContent.trim()
      if (!line || !words || !icon.checkVisibility() || getComputedStyle(icon).position === "absolute") return []
      const { height, width } = line.getBoundingClientRect()
      if (width <= height) return []
      const tall = icon.getBoundingClientRect().height
      const letters = Number.parseFloat(getComputedStyle(line).fontSize)
      return tall < letters * 0.85 ? [`${tall} px beside “${words.slice(0, 50)}” of ${letters} px`] : []
    })
  )

/** Numbers that go on in the next line, and texts that leave their card sideways. */
export const brokenNumbers = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const found: Array<string> = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const of = text.parentElement
      const words = text.nodeValue ?? ""
      if (!of?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      // Hidden on purpose, for screen readers alone.
      if (getComputedStyle(of).clipPath !== "none") continue
      const range = document.createRange()
      for (const { 0: figures, index } of words.matchAll(/\d[\d.,/]*\d/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + figures.length)
        if (range.getClientRects().length > 1) found.push(`“${figures}” breaks`)
      }
      const card = of.closest("article")?.getBoundingClientRect()
      range.selectNodeContents(text)
      if (card && words.trim() && range.getBoundingClientRect().right > card.right + 1)
        found.push(`“${words.trim().slice(0, 40)}” leaves its card`)
    }
    return found
  })

/** Texts that lie over each other, and numbers that their field does not show whole. */
export const covered = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    interface Line {
      readonly text: string
      readonly box: DOMRect
    }
    const shared = (one: DOMRect, other: DOMRect) => {
      const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
      const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    /** What the ancestors let through. Undefined for what is hidden on purpose, or stays on the window. */
    const shownOf = (element: Element, box: DOMRect): DOMRect | undefined => {
      let shown = box
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.clipPath !== "none" || /fixed|sticky/.test(style.position) || at.matches("svg")) return undefined
        if (/hidden|clip|auto|scroll/.test(style.overflow)) shown = shared(shown, at.getBoundingClientRect())
      }
      return shown
    }
    const lines: Array<Line> = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const of = text.parentElement
      const words = text.nodeValue?.trim()
      if (!of || !words || !of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { height, left, top, width } of range.getClientRects()) {
        // Without the air above and below the letters.
        const box = shownOf(of, new DOMRect(left, top + height / 4, width, height / 2))
        if (box && box.width > 2 && box.height > 2) lines.push({ text: words.slice(0, 40), box })
      }
    }
    const over = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => {
          const { height, width } = shared(one.box, other.box)
          return height > 2 && width > 2
        })
        .map((other) => `“${other.text}” lies over “${one.text}”`)
    )
    const cut = [...document.querySelectorAll<HTMLInputElement>("input:is([inputmode=numeric], [type=tel])")]
      .filter(
        (field) =>
          field.checkVisibility({ visibilityProperty: true }) &&
          field.value !== "" &&
          field.scrollWidth > field.clientWidth + 1
      )
      .map(({ name }) => `the field ${name} shows a part of its number`)
    return [...over, ...cut]
  })

/** The control with the focus, if it lies below something else or outside the window. */
export const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    // What a key has just moved is where it was until the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const at = document.activeElement
    if (!at || at === document.body) return undefined
    // A sheet has the focus before its first frame, which is still below the window.
    const coming = document.getAnimations().filter(({ effect, timeline }) => {
      if (!(effect instanceof KeyframeEffect && timeline instanceof DocumentTimeline)) return false
      return effect.target?.contains(at) && effect.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(coming.map(({ finished }) => finished))
    const shown = at.matches("[type=radio], [type=checkbox]") ? (at.closest("label") ?? at) : at
    const named = `${at.tagName.toLowerCase()} “${(at.getAttribute("aria-label") ?? at.textContent ?? "").trim().slice(0, 40)}”`
    const boxes = [...shown.getClientRects()].filter(({ height, width }) => width > 0 && height > 0)
    const inSight = boxes.some((box) => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      if (right <= left || bottom <= top) return false
      const share = [0.08, 0.5, 0.92]
      return share.some((x) =>
        share.some((y) => {
          const over = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
          return over !== null && (shown.contains(over) || over.contains(shown))
        })
      )
    })
    return inSight ? undefined : named
  })

/** Fields without a frame, in forced colours. */
export const bareInForcedColours = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`
    const sides = ["Top", "Right", "Bottom", "Left"] as const
    const isFramed = (element: Element) => {
      const style = getComputedStyle(element)
      const border = sides.some((side) => {
        const width = Number.parseFloat(style[`border${side}Width`])
        return width > 0 && style[`border${side}Style`] !== "none"
      })
      return border || (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0)
    }
    const fields = "input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea"
    return [...document.querySelectorAll(fields)]
      .filter((field) => field.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((field) => {
        for (let at: Element | null = field, up = 0; at && up < 4; at = at.parentElement, up++)
          if (isFramed(at)) return false
        return true
      })
      .map((field) => `${named(field)} has no frame`)
  })

/** What still moves, and what would scroll smoothly. */
export const moving = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ effect, playState, timeline }) => {
        const { activeDuration = 0 } = effect?.getComputedTiming() ?? {}
        return timeline instanceof DocumentTimeline && playState === "running" && Number(activeDuration) > 20
      })
      .map(({ effect }) =>
        effect instanceof KeyframeEffect && effect.target ? effect.target.outerHTML.slice(0, 80) : "?"
      ),
    ...(getComputedStyle(document.documentElement).scrollBehavior === "smooth" ? ["the page scrolls smoothly"] : [])
  ])

/** What a finger can drag sideways without a button in its section that does the same. */
export const draggedOnly = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")]
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1)
      .filter((box) => box.checkVisibility() && !box.querySelector("th"))
      .filter((box) => {
        const around = box.closest("section, [role=region], form, nav") ?? box.parentElement
        return ![...(around?.querySelectorAll("button") ?? [])].some((button) => !box.contains(button))
      })
      .map((box) => box.outerHTML.slice(0, 80))
  )
