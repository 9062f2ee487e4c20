import type { ReactNode } from "react"
import styles from "./CheckoutLayout.module.css"
import { useStickyTop } from "./useStickyTop"

export type CheckoutLayoutProps = {
  /** The step's head, above both columns. */
  readonly head: ReactNode
  /** The forms and what follows them, from the top. */
  readonly children: ReactNode
  /** What is being bought: beside the forms and in sight while they are scrolled; on a phone after them. */
  readonly aside: ReactNode
}

/** A step of the purchase: its forms, and what is being bought beside them (PA-11). */
export const CheckoutLayout = ({ head, children, aside }: CheckoutLayoutProps) => {
  const ref = useStickyTop<HTMLDivElement>()
  return (
    <div className={styles.CheckoutLayout}>
      <div className={styles.inner}>
        <div className={styles.head}>{head}</div>
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <div className={styles.aside} ref={ref}>
            {aside}
          </div>
        </div>
      </div>
    </div>
  )
}
