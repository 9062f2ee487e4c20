import { type ReactNode, useEffect, useRef } from "react"
import { StepTrail, type StepTrailProps } from "../StepTrail/StepTrail"
import styles from "./CheckoutLayout.module.css"

export type CheckoutLayoutProps = {
  readonly title: string
  /** Props of its StepTrail, above the title. */
  readonly trail: StepTrailProps
  /** A CheckoutMain, a CheckoutAside and, unless the main part ends with it, the StepFoot. */
  readonly children: ReactNode
}

/** The frame of a checkout step: its trail, title and forms, and the cart. */
export const CheckoutLayout = ({ title, trail, children }: CheckoutLayoutProps) => (
  <div className={styles.CheckoutLayout}>
    <div className={styles.inner} data-wrap data-stack>
      <div className={styles.head} data-stack>
        <StepTrail {...trail} />
        <h1>{title}</h1>
      </div>
      <div className={styles.columns}>{children}</div>
    </div>
  </div>
)

/** The forms of a step. */
export const CheckoutMain = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.main}>{children}</div>
)

/** A CartPanel: beside the forms, where it stays in view, or below them where there is no room. */
export const CheckoutAside = ({ children }: { readonly children: ReactNode }) => {
  const ref = useStickyTop<HTMLDivElement>()
  return (
    <div className={styles.aside} data-stack ref={ref}>
      {children}
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
