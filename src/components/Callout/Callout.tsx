import type { ReactNode } from "react"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./Callout.module.css"

export type CalloutProps = {
  /** warn: to heed · info: good to know */
  readonly kind: "warn" | "info"
  /** In a round mark, before the words. */
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
  /** A button or link under the text. */
  readonly action?: ReactNode
}

/** A highlighted part of a page. It is there from the start, so it has no live role. */
export const Callout = ({ kind, icon, title, children, action }: CalloutProps) => (
  <section className={styles.Callout} data-kind={kind}>
    <span className={styles.mark} data-round data-screen>
      <Icon name={icon} />
    </span>
    <div className={styles.body} data-stack>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </section>
)
