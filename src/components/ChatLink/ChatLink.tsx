import { useEffect, useRef } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./ChatLink.module.css"
import { keepClear } from "./keepClear"

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
