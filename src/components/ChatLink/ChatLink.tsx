import { useEffect, useRef } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./ChatLink.module.css"

/** Signs of a visitor. Until one, the page is still, and the link leaves it alone. */
const signs = ["scroll", "resize", "pointermove", "pointerdown", "keydown"]

const useClear = () => {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    let asked = false
    const start = () => {
      if (asked) return
      asked = true
      import("./keepClear").then(
        ({ keepClear }) => ref.current && keepClear(ref.current, signal),
        () => ref.current?.removeAttribute("data-away")
      )
    }
    for (const sign of signs) addEventListener(sign, start, { passive: true, signal })
    return () => ended.abort()
  }, [])
  return ref
}

/**
 * Link to the chat, in a new tab (SH-13): an icon in the page's margin, from the visitor's first
 * move on. It gives way while it would cover a control or a text. On narrow or low screens the
 * footer carries it.
 */
export const ChatLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <aside ref={useClear()} data-away="" className={styles.ChatLink} aria-label={children}>
    <a href={href} target="_blank" rel="noopener">
      <Icon name="chat-circle-text-fill" />
      <span className={styles.words}>{children}</span>
    </a>
  </aside>
)
