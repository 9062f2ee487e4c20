import styles from "./LiveText.module.css"
import { live } from "./live"

/**
 * Invisible text that screen readers announce when it changes: politely (`status`) or at once
 * (`alert`) (A11Y-05).
 */
export const LiveText = ({ role, children }: { readonly role: "status" | "alert"; readonly children: string }) => (
  <p className={styles.LiveText} {...live[role]}>
    {children}
  </p>
)
