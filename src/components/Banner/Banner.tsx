import { useLayoutEffect, useRef } from "react"
import { IconButton } from "../IconButton/IconButton"
import styles from "./Banner.module.css"

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

const isFixed = (part: Element) => getComputedStyle(part).position === "fixed"

/** Holds the slide while the visitor presses: nothing moves under a finger. */
const holdUnderFinger = (slide: Animation) => {
  const hold = () => {
    if (slide.playState !== "running") return
    slide.pause()
    const goOn = () => slide.playState === "paused" && slide.play()
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, goOn, { once: true })
  }
  addEventListener("pointerdown", hold, { once: true, capture: true })
}

/**
 * Animates the content below from its old place, so that no layout jumps. On a scrolled page the
 * browser's scroll anchoring already keeps the view in place. A moving `main` takes along what is
 * fixed in it: there one frame must do.
 */
const slideDown = (banner: Element) => {
  if (window.scrollY > 0) return
  // The build writes the token's 260ms as .26s; a computed duration is always in seconds.
  const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(banner)
  // A closed dialog is fixed too, and shows nothing that could travel.
  const isShort = [...document.querySelectorAll("main > *")].some((part) => part.clientHeight > 0 && isFixed(part))
  const duration = isShort ? 1 : Number.parseFloat(transitionDuration) * 1000
  for (let next = banner.nextElementSibling; next; next = next.nextElementSibling)
    if (!isFixed(next)) holdUnderFinger(next.animate({ translate: [`0 -${height}px`, "0 0"] }, { duration, easing }))
}

/**
 * A 50 px strip with one image, on top of the page. Closing it moves focus to the first link or
 * button after it (SH-09, SH-10).
 */
export const Banner = ({ image, late = false, label, closeLabel, onClose }: BannerProps) => {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (ref.current && late) slideDown(ref.current)
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
