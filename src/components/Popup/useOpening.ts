import { type RefObject, type ToggleEvent, useEffect, useEffectEvent, useSyncExternalStore } from "react"
import { noop } from "../../browser/late"
import { ownToggling } from "../../browser/own"

export const isSheet = () => matchMedia("(max-width: 767px)").matches

export const openerOf = (root: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(root.id)}"]`)

/** Focuses the opener, as the browser does unless the popover is inside another one. */
const giveBack = (root: HTMLElement) => {
  if (root.contains(document.activeElement)) openerOf(root)?.focus({ preventScroll: true })
}

/** A popover's events as it opens and closes: it returns the focus, and keeps them to itself. */
export const popoverEvents = (turn: (opens: boolean) => void = noop, shown: (root: HTMLElement) => void = noop) => ({
  onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
    ownToggling.onBeforeToggle(event)
    const opens = event.newState === "open"
    if (!opens) giveBack(event.currentTarget)
    turn(opens)
  },
  onToggle: (event: ToggleEvent<HTMLElement>) => {
    ownToggling.onToggle(event)
    if (event.newState === "open") shown(event.currentTarget)
  }
})

/** Height of the fixed header and some air, in pixels. */
const head = 96

const scrollTo = (top: number) => {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
  window.scrollTo({ top, behavior: isStill ? "instant" : "smooth" })
}

/**
 * If a small window holds the popup neither above nor below its button, scrolls the page so that it
 * fits below, with the button in view under the header. Returns the way back, which does nothing
 * once the visitor has scrolled or opened another popup.
 */
export const makeRoom = (root: HTMLElement): (() => void) | undefined => {
  const opener = openerOf(root)?.getBoundingClientRect()
  const { top, bottom, height } = root.getBoundingClientRect()
  if (isSheet() || opener === undefined) return
  // Firefox's sums of fractions are not exact.
  const isAbove = bottom < opener.top + 1
  const clear = isAbove || top > opener.bottom - 1
  if (clear && top >= 0 && bottom <= window.innerHeight) return
  const from = window.scrollY
  const most = document.documentElement.scrollHeight - window.innerHeight
  // Safari leaves it above its button, though it does not fit there.
  const by = isAbove ? top - 16 : Math.min(opener.bottom + height + 24 - window.innerHeight, opener.top - head)
  const to = Math.min(Math.max(from + by, 0), most)
  if (Math.abs(to - from) < 1) return
  let arrived = false
  const ended = new AbortController()
  const arrive = ({ timeStamp }: Event) => {
    arrived = true
    // Firefox places it anew only if its layout changes, which the gap around its one child does not show.
    root.style.rowGap = `${timeStamp}px`
  }
  document.addEventListener("scrollend", arrive, { once: true, signal: ended.signal })
  scrollTo(to)
  return () => {
    ended.abort()
    const stayed = !arrived || Math.abs(window.scrollY - to) < 2
    if (stayed && document.querySelector(":popover-open") === null) scrollTo(from)
  }
}

const never = () => noop

/** False in Safari before 17 and Firefox before 125: a popup opens in place. True on a server. */
export const usePopovers = (): boolean =>
  useSyncExternalStore(
    never,
    () => "showPopover" in HTMLElement.prototype,
    () => true
  )

type Standing = {
  readonly open: boolean
  readonly turn: (opens: boolean) => void
  /** Runs once a popup in place is drawn. */
  readonly onShown: (root: HTMLElement) => void
}

/** The browser opens and closes it. Without popovers its button does, and gets the focus back. */
export const useOpening = (root: RefObject<HTMLElement | null>, { onShown, open, turn }: Standing) => {
  const inPlace = !usePopovers()
  const show = (source: HTMLElement) => (inPlace ? turn(true) : root.current?.showPopover({ source }))
  const hide = () => {
    if (!inPlace) return root.current?.hidePopover()
    if (!open || !root.current) return
    giveBack(root.current)
    turn(false)
  }
  const press = useEffectEvent(() => (open ? hide() : turn(true)))
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    const popup = root.current
    const opener = inPlace && popup ? openerOf(popup) : null
    if (!popup || !opener) return
    opener.setAttribute("aria-expanded", String(open))
    if (open) shown(popup)
    const pressed = () => press()
    opener.addEventListener("click", pressed)
    return () => opener.removeEventListener("click", pressed)
  }, [root, open, inPlace])
  return { hide, inPlace, show }
}
