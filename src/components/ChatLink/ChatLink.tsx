import { Icon } from "../Icon/Icon"
import styles from "./ChatLink.module.css"

/**
 * Link to the chat, in a new tab (SH-13). It floats from 768 px up. On narrower screens it would
 * cover buttons, so the footer carries it there.
 */
export const ChatLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <aside className={styles.ChatLink} aria-label={children}>
    <a href={href} target="_blank" rel="noopener">
      <Icon name="chat-circle-text-fill" />
      <span className={styles.words}>{children}</span>
    </a>
  </aside>
)
