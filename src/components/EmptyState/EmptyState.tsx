import "../../styles/scenes.css"
import type { ReactNode } from "react"
import { Icon } from "../Icon/Icon"
import { lateWords, live } from "../LiveRegion/LiveRegion"
import styles from "./EmptyState.module.css"
import stamp from "./stamp.svg?url&no-inline"

export type EmptyStateProps = {
  /** empty: nothing to show · failed: it could not be loaded */
  readonly kind: "empty" | "failed"
  readonly title: string
  /** Of its heading. Default: 2. */
  readonly level?: 1 | 2
  readonly text?: ReactNode
  /** Buttons or links that lead on. */
  readonly actions?: ReactNode
  /** Numbers to call instead. */
  readonly phones?: ReactNode
}

const Stamp = () => (
  <svg className={styles.stamp} data-mood="alba" viewBox="-1 -1 150 178" aria-hidden="true" focusable="false">
    <use href={`${stamp}#stamp`} />
  </svg>
)

/** Takes the place of a list. A failure interrupts screen readers; an empty list waits. */
export const EmptyState = ({ kind, title, level = 2, text, actions, phones }: EmptyStateProps) => {
  const Title = `h${level}` as const
  return (
    <section className={styles.EmptyState} data-kind={kind} {...live[kind === "failed" ? "alert" : "status"]}>
      {kind === "empty" ? (
        <Stamp />
      ) : (
        <span className={styles.mark} data-round>
          <Icon name="warning" />
        </span>
      )}
      {/* One message: told one by one, Orca may drop the title. */}
      <div className={styles.words} data-stack aria-atomic="true" ref={lateWords}>
        <Title className={styles.title}>{title}</Title>
        {text && <div className={styles.text}>{text}</div>}
      </div>
      {phones && <div className={styles.phones}>{phones}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
