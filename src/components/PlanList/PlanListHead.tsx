import { Fragment, type ReactNode, useEffect, useRef } from "react"
import styles from "./PlanListHead.module.css"

export type PlanListHeadProps = {
  readonly title: string
  /** The trip in a few words, after the number of plans. */
  readonly facts?: ReadonlyArray<string> | undefined
  /** How many plans there are, in words. */
  readonly count?: string | undefined
  /** Under the facts, such as a CopyLink. */
  readonly aside?: ReactNode
  /** A choice of the order. */
  readonly sort?: ReactNode
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

export const PlanListHead = ({ title, facts = [], count, aside, sort, children }: PlanListHeadProps) => {
  const heading = useFocusIfLost()
  return (
    <header className={styles.PlanListHead} data-cluster>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.facts}>
          {[...(count ? [count] : []), ...facts].map((fact, at) => (
            <Fragment key={fact}>
              <span>
                {at > 0 && "· "}
                {fact}
              </span>{" "}
            </Fragment>
          ))}
        </p>
        {aside}
      </div>
      {children && <div className={styles.controls}>{children}</div>}
      {sort && <div className={styles.sort}>{sort}</div>}
    </header>
  )
}
