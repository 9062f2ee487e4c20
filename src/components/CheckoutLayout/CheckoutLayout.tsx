import { type ReactNode, useEffect, useRef } from "react"
import { StepTrail, type StepTrailProps } from "../StepTrail/StepTrail"
import styles from "./CheckoutLayout.module.css"

export type CheckoutLayoutProps = {
  readonly title: string
  /** Props of its StepTrail, above the title. */
  readonly trail: StepTrailProps
  /** The forms of the step, then a StepFoot. */
  readonly children: ReactNode
  /** A CartPanel. */
  readonly aside: ReactNode
}

/**
 * The frame of a checkout step: its trail, title and form, and the cart beside it, which stays in
 * view.
 */
export const CheckoutLayout = ({ title, trail, children, aside }: CheckoutLayoutProps) => {
  const ref = useStickyTop<HTMLDivElement>()
  return (
    <div className={styles.CheckoutLayout}>
      <div className={styles.inner} data-wrap data-stack>
        <div className={styles.head} data-stack>
          <StepTrail {...trail} />
          <h1>{title}</h1>
        </div>
        <div className={styles.columns} data-stack>
          <div className={styles.main}>{children}</div>
          <div className={styles.aside} data-stack ref={ref}>
            {aside}
          </div>
        </div>
      </div>
    </div>
  )
}

const highest = 96
const below = 24

/**
 * Sets `--sticky-top` on the element: below the header, or higher for an element taller than the
 * window, so that its end stays visible. Both constants are in CSS pixels.
 */
export const useStickyTop = <E extends HTMLElement>() => {
  const ref = useRef<E>(null)
  useEffect(() => {
    const { current } = ref
    if (!current) return
    const place = () => {
      const top = Math.min(highest, window.innerHeight - current.getBoundingClientRect().height - below)
      current.style.setProperty("--sticky-top", `${top}px`)
    }
    const observer = new ResizeObserver(place)
    observer.observe(current)
    window.addEventListener("resize", place)
    return () => {
      observer.disconnect()
      window.removeEventListener("resize", place)
    }
  }, [])
  return ref
}
