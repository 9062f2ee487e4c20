import { useId, useLayoutEffect, useRef } from "react"
import { LinkButton, type LinkTo } from "../Button/Button"
import { IconButton } from "../IconButton/IconButton"
import styles from "./ResumeStrip.module.css"

export type ResumeStripProps = {
  /** Accessible name of the strip. */
  readonly label: string
  /** Name of the plan in the cart. */
  readonly plan: string
  /** As shown, with its currency. */
  readonly price: string
  /** A sentence under the price. */
  readonly note?: string | undefined
  /** The link back; `onReach`: the visitor reaches for it. */
  readonly action: LinkTo & { readonly onReach?: (() => void) | undefined }
  /** Accessible name of the cross. */
  readonly dismissLabel: string
  /** The cross was pressed: the parent removes the strip. */
  readonly onDismiss: () => void
}

/**
 * Leads back to an unfinished purchase (OU-08). Fixed at the window's foot, so that it never moves
 * the page; on a wide screen, a card in the free corner.
 */
export const ResumeStrip = ({ label, plan, price, note, action, dismissLabel, onDismiss }: ResumeStripProps) => {
  const id = useId()
  const ref = useRoom<HTMLElement>()
  return (
    <section ref={ref} className={styles.ResumeStrip} data-row data-screen aria-labelledby={id}>
      <div className={styles.text}>
        <p className={styles.label} id={id}>
          {label}
        </p>
        <p className={styles.plan}>
          {plan} <span className={styles.price}>{price}</span>
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <LinkButton
        size="small"
        href={action.href}
        onPointerEnter={action.onReach}
        onFocus={action.onReach}
        onClick={action.onClick}
      >
        {action.label}
      </LinkButton>
      <IconButton label={dismissLabel} icon="x-bold" onClick={onDismiss} />
    </section>
  )
}

/**
 * Publishes the strip's height plus its gap as `--strip-room` on the root, in CSS pixels, so that
 * other floating elements stay above it. 0 where it scrolls with the page.
 */
export const useRoom = <E extends HTMLElement>() => {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    const { style } = document.documentElement
    const measure = () => {
      const { insetBlockEnd, position } = getComputedStyle(current)
      const room = position === "fixed" ? current.offsetHeight + Number.parseFloat(insetBlockEnd) : 0
      style.setProperty("--strip-room", `${room}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty("--strip-room")
    }
  }, [])
  return ref
}
