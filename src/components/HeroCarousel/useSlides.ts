import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { useMedia } from "../../browser/useView"
import { touched } from "../../browser/when"

/** Milliseconds that a slide stays (HO-01). The transition's length is `--d-hero`. */
export const slideMs = 6000
const aheadMs = 2000

/** In milliseconds since the visit began: a page alive by then turns from the start. */
const quickMs = 2000
const restMs = 6000

let isQuick: boolean | undefined

/**
 * Whether the slides may turn. On a page that came slowly they wait until the visitor touches it or
 * it has rested: a turn would compete with what still loads.
 */
const useMet = () => {
  const [met, setMet] = useState(false)
  useEffect(() => {
    isQuick ??= performance.now() < quickMs
    if (isQuick) return setMet(true)
    const meet = () => setMet(true)
    const timer = setTimeout(meet, restMs)
    const leave = touched(meet)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [])
  return met
}

/** Autoplay: pauses under pointer or focus; reduced motion starts it paused (WCAG 2.2.2). */
export const useSlides = (total: number, onShow: (index: number) => void) => {
  const [current, setCurrent] = useState(0)
  const [ready, setReady] = useState<ReadonlyArray<number>>([0])
  const [wish, setWish] = useState<"play" | "pause">()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const playedBy = useRef<Element>(null)
  const still = useMedia("(prefers-reduced-motion: reduce)")
  const met = useMet()
  const wanted = wish ? wish === "play" : !still
  const playing = wanted && !pointed && !focused

  const prepare = (index: number) => setReady((before) => [...new Set([...before, (index + total) % total])])
  const show = (index: number) => {
    const next = (index + total) % total
    prepare(index)
    setCurrent(next)
    onShow(next)
  }
  const prepareLater = useEffectEvent(prepare)
  const showLater = useEffectEvent(show)
  useEffect(() => {
    if (!playing || !met) return
    const ahead = setTimeout(() => prepareLater(current + 1), slideMs - aheadMs)
    const turn = setTimeout(() => showLater(current + 1), slideMs)
    return () => {
      clearTimeout(ahead)
      clearTimeout(turn)
    }
  }, [playing, met, current])

  return {
    current,
    ready,
    wanted,
    playing,
    prepare,
    show,
    /**
     * Play overrides the pause by focus, because the button that was pressed has the focus. It
     * still does when the window gets the focus back.
     */
    toggle: () => {
      setWish(wanted ? "pause" : "play")
      playedBy.current = wanted ? null : document.activeElement
      if (!wanted) setFocused(false)
    },
    holds: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => {
        if (target !== playedBy.current) setFocused(true)
      },
      onBlur: ({ target }: FocusEvent) => {
        setFocused(false)
        if (target !== document.activeElement) playedBy.current = null
      }
    }
  }
}
