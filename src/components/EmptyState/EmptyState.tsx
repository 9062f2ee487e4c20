import type { ReactNode } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./EmptyState.module.css"
import stamp from "./stamp.svg?url&no-inline"

/** empty: there is nothing, and that is fine · failed: something that should be here could not be brought. */
export type EmptyStateProps = {
  readonly kind: "empty" | "failed"
  readonly title: string
  /** 1 where it is all that a page has to say. */
  readonly level?: 1 | 2
  readonly text?: ReactNode
  /** Buttons, the main one first. */
  readonly actions?: ReactNode
  /** The channel's phone lines, as links. */
  readonly phones?: ReactNode
}

const Stamp = () => (
  <svg className={styles.stamp} data-mood="alba" viewBox="-1 -1 150 178" aria-hidden="true" focusable="false">
    <use href={`${stamp}#stamp`} />
  </svg>
)

/** What stands in the place of a list that has nothing to show; it announces itself, a failure at once. */
export const EmptyState = ({ kind, title, level = 2, text, actions, phones }: EmptyStateProps) => {
  const Title = `h${level}` as const
  return (
    <section className={styles.EmptyState} data-kind={kind} role={kind === "failed" ? "alert" : "status"}>
      {kind === "empty" ? (
        <Stamp />
      ) : (
        <span className={styles.mark}>
          <Icon name="warning" />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {text && <div className={styles.text}>{text}</div>}
      {phones && <div className={styles.phones}>{phones}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
