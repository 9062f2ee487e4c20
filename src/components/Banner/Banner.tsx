import { useLayoutEffect, useRef } from "react"
import { IconButton } from "../IconButton/IconButton"
import styles from "./Banner.module.css"
import { slideDown } from "./slideDown"

export type BannerProps = {
  /** 50 px high; an image wider than the window is scaled down. */
  readonly image: { readonly src: string; readonly alt: string }
  /** The banner arrives after the first paint: the content below slides down with a transform. */
  readonly late?: boolean
  /** Accessible name of the strip. */
  readonly label: string
  /** Accessible name of the cross. */
  readonly closeLabel: string
  /** The cross was pressed: the parent removes the banner. */
  readonly onClose: () => void
}

const height = 50

/** A 50 px strip on top of the page. Closing it moves the focus to what follows (SH-09, SH-10). */
export const Banner = ({ image, late = false, label, closeLabel, onClose }: BannerProps) => {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (ref.current && late) slideDown(ref.current, height)
  }, [late])

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
