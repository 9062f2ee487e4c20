import { type ReactNode, useEffect, useRef } from "react"
import styles from "./PlanListHead.module.css"

export type PlanListHeadProps = {
  readonly title: string
  readonly subtitle?: string | undefined
  /** `5 planes` */
  readonly count?: string | undefined
  /** What goes with the facts. */
  readonly aside?: ReactNode
  /** What acts on the list, at the end of the line. */
  readonly children?: ReactNode
}

/** Where the button that brought the list has left the page, the focus is nowhere: then it starts at the list. */
const useFocusIfLost = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Later than whatever covered the page gives back the focus.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [])
  return heading
}

/** The heading of a list of plans: what it is for, how many there are, and its controls. */
export const PlanListHead = ({ title, subtitle, count, aside, children }: PlanListHeadProps) => {
  const heading = useFocusIfLost()
  return (
    <header className={styles.PlanListHead}>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.facts}>
          {count && <span>{count}</span>}
          {count && subtitle && " · "}
          {subtitle && <span>{subtitle}</span>}
        </p>
        {aside}
      </div>
      {children && <div className={styles.controls}>{children}</div>}
    </header>
  )
}
