import type { ReactNode } from "react"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./Callout.module.css"

/** warn: what must not be missed · info: what is good to know */
export type CalloutProps = {
  readonly kind: "warn" | "info"
  readonly icon: IconName
  readonly title: string
  /** The level of the title as a heading. */
  readonly level?: 2 | 3
  readonly children: ReactNode
  /** A button or link that answers it. */
  readonly action?: ReactNode
}

/** A part of a page that stands out; it is there from the start, so it announces nothing. */
export const Callout = ({ kind, icon, title, level = 2, children, action }: CalloutProps) => {
  const Title = `h${level}` as const
  return (
    <section className={styles.Callout} data-kind={kind}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <div className={styles.body}>
        <Title className={styles.title}>{title}</Title>
        <div className={styles.text}>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  )
}
