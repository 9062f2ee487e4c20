import { useEffect, useRef } from "react"
import { whenIdle } from "../../browser/when"
import { Icon } from "../Icon/Icon"
import styles from "./ChatLink.module.css"

const controls = "a, button, input, select, textarea, summary, label"
/** Distance between the points where it looks, in pixels: no line of text is lower. */
const step = 12
/** Milliseconds between looks. */
const pause = 100

const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const hasText = (element: Element, box: DOMRect) =>
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => meet(line, box))
  })

const covers = (element: Element) => {
  const box = element.getBoundingClientRect()
  const seen = new Set<Element>()
  for (let x = box.left; x <= box.right; x += step)
    for (let y = box.top; y <= box.bottom; y += step)
      for (const below of document.elementsFromPoint(x, y)) {
        if (element.contains(below)) continue
        seen.add(below)
        // a bar that the page scrolls below
        if (getComputedStyle(below).position === "fixed") break
      }
  return [...seen].some((below) => below.closest(controls) !== null || hasText(below, box))
}

export const keepClear = (element: HTMLElement, signal: AbortSignal) => {
  let due: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    due = undefined
    if (!signal.aborted) element.toggleAttribute("data-away", covers(element))
  }
  // Looking costs a layout, as long as a frame: it waits until a press has shown its effect.
  const later = () => {
    due ??= setTimeout(() => whenIdle(look), pause)
  }
  for (const type of ["scroll", "resize", "click"])
    addEventListener(type, later, { capture: true, passive: true, signal })
  const observer = new ResizeObserver(later)
  observer.observe(document.body)
  signal.addEventListener("abort", () => {
    clearTimeout(due)
    observer.disconnect()
  })
  later()
}

export type ChatLinkProps = { readonly href: string; readonly children: string }

/**
 * Link to the chat, in a new tab (SH-13): an icon in the page's margin. It gives way while it
 * would cover a control or a text. On narrow or low screens the footer carries it.
 */
export const ChatLink = ({ href, children }: ChatLinkProps) => {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const ended = new AbortController()
    if (ref.current) keepClear(ref.current, ended.signal)
    return () => ended.abort()
  }, [])
  return (
    <aside ref={ref} data-away="" className={styles.ChatLink} aria-label={children}>
      <a href={href} target="_blank" rel="noopener">
        <Icon name="chat-circle-text-fill" />
        <span className={styles.words}>{children}</span>
      </a>
    </aside>
  )
}
