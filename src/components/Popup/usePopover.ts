import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { useMedia } from "../../browser/useView"
import { aboveKeyboard } from "./aboveKeyboard"
import { isSheet, makeRoom, openerOf, popoverEvents, useOpening } from "./useOpening"

export type Dismissal = "escape" | "outside"

type Watched = {
  readonly openAtOnce?: boolean | undefined
  readonly onOpen?: (() => void) | undefined
  readonly onDismiss?: ((why: Dismissal) => void) | undefined
}

/**
 * On a sheet the focus goes to the sheet itself, because focus in a text field would raise the
 * keyboard over it; but into a field that is all it asks (`data-first="typed"`).
 */
const focusInside = (root: HTMLElement) => {
  const among = (selector: string) => root.querySelector<HTMLElement>(selector)
  const wanted = among("[data-first]") ?? among("input:checked") ?? among("input:enabled")
  const typed = wanted instanceof HTMLInputElement && wanted.type === "text"
  const target = wanted === null || (typed && isSheet() && wanted.dataset.first !== "typed") ? root : wanted
  target.focus({ preventScroll: true })
}

/** In milliseconds; longer than a tap takes to become a click. */
const tapping = 400

/**
 * Waits for the click of a touch before `act`, which may move the page: the click would hit a
 * different target. Without a click it acts after `tapping`.
 */
const afterClick = (act: () => void) =>
  void new Promise((done) => {
    addEventListener("click", done, { once: true, capture: true })
    setTimeout(done, tapping)
  }).then(act)

/** Why the popup closes. `asked`: the page itself wants it. `pressed`: by a press beside it. */
type Cause = Dismissal | "asked" | "pressed"

const watch = (root: HTMLElement, cause: { current: Cause }, hide: () => void) => {
  const opener = openerOf(root)
  const events = new AbortController()
  let pressing = false
  // A sheet's root element is also its scrim, which counts as outside.
  const inside = (event: Event) =>
    event.target instanceof Node && root.contains(event.target) && (event.target !== root || !isSheet())
  const onOpener = (event: Event) => event.target instanceof Node && opener?.contains(event.target) === true
  const isBeside = (event: Event) => !inside(event) && !onOpener(event)
  const causeAfter = (press: Event): Cause => {
    if (isBeside(press)) return "pressed"
    return onOpener(press) ? "outside" : "escape"
  }
  const close = (why: Cause) => {
    cause.current = why
    hide()
  }
  const listen = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, act, { capture: true, signal: events.signal })
  listen("pointerdown", (event) => {
    pressing = true
    // Firefox closes it before it reports the end of the press.
    cause.current = causeAfter(event)
  })
  listen("pointercancel", () => {
    pressing = false
  })
  // Not on pointerdown: a message that appeared then would move the target of the click.
  listen("pointerup", (event) => {
    pressing = false
    if (cause.current === "pressed" && isBeside(event)) close("pressed")
  })
  listen("focusin", (event) => {
    if (!pressing && event.target !== root && isBeside(event)) close("outside")
  })
  listen("keydown", (event) => {
    cause.current = inside(event) ? "escape" : "outside"
    if (event.key !== "Escape") return
    event.preventDefault()
    close("escape")
  })
  return () => events.abort()
}

/** Adds to `popover="auto"`: focus inside on opening, and the cause of closing. */
export const usePopover = ({ openAtOnce = false, onOpen, onDismiss }: Watched) => {
  const root = useRef<HTMLDivElement>(null)
  const cause = useRef<Cause>("escape")
  const goBack = useRef<() => void>(undefined)
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useState(false)
  const turn = (opens: boolean) => {
    setOpen(opens)
    if (opens) {
      cause.current = "escape"
      setSeen(true)
      onOpen?.()
      return
    }
    const back = goBack.current
    const why = cause.current
    goBack.current = undefined
    const end = () => {
      if (why !== "asked") onDismiss?.(why === "pressed" ? "outside" : why)
      // Later than the click, which may open another popup.
      if (back) setTimeout(back)
    }
    if (why === "pressed") afterClick(end)
    else end()
  }
  const { hide, inPlace, show } = useOpening(root, { open, turn, onShown: focusInside })
  const showNow = useEffectEvent(show)
  const hideNow = useEffectEvent(hide)
  useLayoutEffect(() => {
    const source = root.current && openerOf(root.current)
    const waits = document.activeElement === source || document.activeElement === document.body
    if (openAtOnce && source && waits) showNow(source)
  }, [openAtOnce])
  useEffect(() => {
    if (!open || root.current === null) return
    const ends = [watch(root.current, cause, () => void hideNow()), aboveKeyboard()]
    return () => {
      for (const end of ends) end()
    }
  }, [open])
  // Not in `beforetoggle`, where the popup is not visible yet and cannot take focus.
  const onShown = (popup: HTMLElement) => {
    // The event comes a moment after the opening: quick keys may have moved the focus inside.
    if (!popup.contains(document.activeElement)) focusInside(popup)
    goBack.current = makeRoom(popup)
  }
  const close = (why: Dismissal | "asked") => {
    cause.current = why
    hide()
  }
  const attributes = inPlace
    ? { hidden: !open, "data-open": open || undefined }
    : { popover: "auto" as const, ...popoverEvents(turn, onShown) }
  const settle = () => {
    if (root.current !== null && root.current === document.activeElement) focusInside(root.current)
  }
  return { root, seen, close, settle, attributes }
}

export const useBeside = () => useMedia("(min-width: 768px)")

/**
 * Records that the popup's button refused, until the popup opens again. Each refusal focuses the
 * first invalid field (A11Y-05).
 */
export const useRefusal = (popup: RefObject<{ readonly focusInvalid: () => void } | null>) => {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) popup.current?.focusInvalid()
  }, [times, popup])
  return { refused: times > 0, refuse: () => setTimes((before) => before + 1), forget: () => setTimes(0) }
}
