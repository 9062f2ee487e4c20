import { useLayoutEffect, useRef } from "react"
import { IconButton } from "../IconButton/IconButton"
import styles from "./Banner.module.css"

export type BannerProps = {
  /** Absent: nothing is shown. An image that comes later moves the page by a transform alone. */
  readonly image: { readonly src: string; readonly alt: string } | undefined
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

/** A strip with one image, 50 px high, on top of everything; whoever closes it goes on to the first link after it (1§2, 1§9). */
export const Banner = ({ image, label, closeLabel, onClose }: BannerProps) => {
  const ref = useRef<HTMLElement>(null)
  const before = useRef(image?.src)
  useLayoutEffect(() => {
    if (ref.current && before.current === undefined) slideDown(ref.current)
    before.current = image?.src
  }, [image?.src])

  const close = () => {
    ref.current?.nextElementSibling?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true })
    onClose()
  }
  if (!image) return null
  return (
    <section ref={ref} className={styles.Banner} aria-label={label}>
      <img className={styles.image} src={image.src} alt={image.alt} height={height} />
      <div className={styles.close}>
        <IconButton label={closeLabel} icon="x-bold" onClick={close} />
      </div>
    </section>
  )
}
