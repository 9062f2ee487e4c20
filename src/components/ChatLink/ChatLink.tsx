import { useEffect, useRef } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./ChatLink.module.css"

/** Signs that the page moves or a visitor is there; until then nothing lies below the link. */
const signs = ["scroll", "resize", "pointermove"] as const

const useClear = () => {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const asked = new AbortController()
    const ended = new AbortController()
    const start = () => {
      asked.abort()
      import("./keepClear").then(
        ({ keepClear }) => ref.current && keepClear(ref.current, ended.signal),
        () => undefined
      )
    }
    for (const sign of signs) addEventListener(sign, start, { passive: true, signal: asked.signal })
    return () => {
      asked.abort()
      ended.abort()
    }
  }, [])
  return ref
}

/**
 * Link to the chat, in a new tab (SH-13): an icon in the page's margin, with its word where the
 * margin has room. It gives way while it would cover a control or a text. On narrow or low screens
 * the footer carries it.
 */
export const ChatLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <aside ref={useClear()} className={styles.ChatLink} aria-label={children}>
    <a href={href} target="_blank" rel="noopener">
      <Icon name="chat-circle-text-fill" />
      <span className={styles.words}>{children}</span>
    </a>
  </aside>
)
