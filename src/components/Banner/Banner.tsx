import { useLayoutEffect, useRef } from "react"
import { IconButton } from "../IconButton/IconButton"
import styles from "./Banner.module.css"

export type BannerProps = {
  readonly image: { readonly src: string; readonly alt: string }
  /** It comes after the page was shown: what follows slides down, by a transform alone. */
  readonly late?: boolean
  /** Names the region. */
  readonly label: string
  readonly closeLabel: string
  readonly onClose: () => void
}

const height = 50

/**
 * What comes after the banner is where it was, and then slides down by the banner's height: nothing that is laid out jumps.
 * A page that is scrolled stays as it is, for the browser keeps what is in view in its place.
 */
const slideDown = (banner: Element) => {
  if (window.scrollY > 0) return
  const style = getComputedStyle(banner)
  const duration = Number.parseFloat(style.getPropertyValue("--d-3"))
  const easing = style.getPropertyValue("--ease")
  for (let next = banner.nextElementSibling; next; next = next.nextElementSibling)
    if (getComputedStyle(next).position !== "fixed")
      next.animate({ translate: [`0 -${height}px`, "0 0"] }, { duration, easing })
}

/** A strip with one image, 50 px high, on top of everything; closing it moves the focus to the first link after it (SH-09, SH-10). */
export const Banner = ({ image, late = false, label, closeLabel, onClose }: BannerProps) => {
  const ref = useRef<HTMLElement>(null)
  const comesLate = useRef(late)
  useLayoutEffect(() => {
    if (ref.current && comesLate.current) slideDown(ref.current)
    comesLate.current = false
  }, [])

  const close = () => {
    ref.current?.nextElementSibling?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <section ref={ref} className={styles.Banner} aria-label={label}>
      <img className={styles.image} src={image.src} alt={image.alt} height={height} />
      <div className={styles.close}>
        <IconButton label={closeLabel} icon="x-bold" onClick={close} />
      </div>
    </section>
  )
}
