import { useEffect, useRef } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./ChatLink.module.css"

/** Until the page moves, nothing lies below the link. */
const useClear = () => {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const start = () =>
      import("./keepClear").then(
        ({ keepClear }) => ref.current && keepClear(ref.current, signal),
        () => undefined
      )
    for (const sign of ["scroll", "resize"]) addEventListener(sign, start, { once: true, passive: true, signal })
    return () => ended.abort()
  }, [])
  return ref
}

/**
 * Link to the chat, in a new tab (SH-13): an icon in the page's margin. It gives way while it
 * would cover a control or a text. On narrow or low screens the footer carries it.
 */
export const ChatLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <aside ref={useClear()} className={styles.ChatLink} aria-label={children}>
    <a href={href} target="_blank" rel="noopener">
      <Icon name="chat-circle-text-fill" />
      <span className={styles.words}>{children}</span>
    </a>
  </aside>
)
