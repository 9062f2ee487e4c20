import type { ReactNode } from "react"
import styles from "./CheckoutLayout.module.css"
import { useStickyTop } from "./useStickyTop"

export type CheckoutLayoutProps = {
  readonly head: ReactNode
  readonly children: ReactNode
  readonly aside: ReactNode
}

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
