import type { ReactNode } from "react"
import { Icon } from "../Icon/Icon"
import { live } from "../LiveRegion/LiveRegion"
import styles from "./DeadEnd.module.css"

export type DeadEndProps = {
  readonly title: string
  readonly text: string
  /** Buttons or links that lead on. */
  readonly actions: ReactNode
}

/** Tells at once that a process cannot go on, and shows the ways out. */
export const DeadEnd = ({ title, text, actions }: DeadEndProps) => (
  <div className={styles.DeadEnd} data-stack>
    <span className={styles.mark} data-round>
      <Icon name="x-circle" />
    </span>
    <div {...live.alert}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
    </div>
    <div className={styles.actions}>{actions}</div>
  </div>
)
