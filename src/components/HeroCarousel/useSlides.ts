import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react"

/** How long a slide is shown, in milliseconds (HO-01); how long one takes to give way to the next is --d-hero. */
export const slideMs = 6000
/** How long before its turn a slide is made ready. */
const aheadMs = 2000

const reducedMotion = "(prefers-reduced-motion: reduce)"
const onCalm = (onChange: () => void) => {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener("change", onChange)
  return () => query.removeEventListener("change", onChange)
}

/** Whether motion is not wanted; false while prerendered. */
const useCalm = () =>
  useSyncExternalStore(
    onCalm,
    () => window.matchMedia(reducedMotion).matches,
    () => false
  )

/** Which slide is shown, which ones are ready to be, and whether they turn by themselves (WCAG 2.2.2). */
export const useSlides = (total: number, onShow: (index: number) => void) => {
  const [current, setCurrent] = useState(0)
  const [ready, setReady] = useState<ReadonlyArray<number>>([0])
  const [wish, setWish] = useState<"play" | "pause">()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const still = useCalm()
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
    if (!playing) return
    const ahead = setTimeout(() => prepareLater(current + 1), slideMs - aheadMs)
    const turn = setTimeout(() => showLater(current + 1), slideMs)
    return () => {
      clearTimeout(ahead)
      clearTimeout(turn)
    }
  }, [playing, current])

  return {
    current,
    ready,
    wanted,
    playing,
    prepare,
    show,
    /** The visitor's word counts more than where the focus is: it was given there. */
    toggle: () => {
      setWish(wanted ? "pause" : "play")
      if (!wanted) setFocused(false)
    },
    holds: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false)
    }
  }
}
