import { type ReactNode, useEffect, useRef } from "react"
import styles from "./PlanListHead.module.css"

export type PlanListHeadProps = {
  readonly title: string
  readonly subtitle?: string | undefined
  readonly count?: string | undefined
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

const useFocusIfLost = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Waits for an overlay to return the focus first.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [])
  return heading
}

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
          {subtitle && (
            <span>
              {count && " · "}
              {subtitle}
            </span>
          )}
        </p>
        {aside}
      </div>
      {children && <div className={styles.controls}>{children}</div>}
    </header>
  )
}
