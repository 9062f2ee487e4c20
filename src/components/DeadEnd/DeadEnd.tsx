import type { ReactNode } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./DeadEnd.module.css"

export type DeadEndProps = {
  /** What went wrong, as the page's heading. */
  readonly title: string
  readonly text: string
  /** The ways on, the main one first. */
  readonly actions: ReactNode
}

/** Where a way that was begun elsewhere ends: what went wrong, announced at once, and the ways on (EX-07). */
export const DeadEnd = ({ title, text, actions }: DeadEndProps) => (
  <div className={styles.DeadEnd}>
    <span className={styles.mark}>
      <Icon name="x-circle" />
    </span>
    <div role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
    </div>
    <div className={styles.actions}>{actions}</div>
  </div>
)
