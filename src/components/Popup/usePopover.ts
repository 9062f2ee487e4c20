import { type ToggleEvent, useEffect, useLayoutEffect, useRef, useState } from "react"

/** Why a popup closed without its own button: it was cancelled, or the visitor went on to something else. */
export type Dismissal = "escape" | "outside"

type Watched = {
  readonly openAtOnce?: boolean | undefined
  readonly onOpen?: (() => void) | undefined
  readonly onDismiss?: ((why: Dismissal) => void) | undefined
}

const isSheet = () => matchMedia("(max-width: 767px)").matches

/** A text field would raise the keyboard over a sheet, so there the sheet itself takes the focus. */
const focusInside = (root: HTMLElement) => {
  const among = (selector: string) => root.querySelector<HTMLElement>(selector)
  const wanted = among("[data-first]") ?? among("input:checked") ?? among("input")
  const typed = wanted instanceof HTMLInputElement && wanted.type === "text"
  const target = wanted === null || (typed && isSheet()) ? root : wanted
  target.focus({ preventScroll: true })
}

const openerOf = (root: HTMLElement) => document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(root.id)}"]`)

/** When there is room on neither side of the button, the page makes it, under the button. */
const makeRoom = (root: HTMLElement) => {
  const opener = openerOf(root)?.getBoundingClientRect()
  const { top, bottom, height } = root.getBoundingClientRect()
  if (isSheet() || opener === undefined) return
  const clear = bottom <= opener.top || top >= opener.bottom
  if (clear && top >= 0 && bottom <= window.innerHeight) return
  window.scrollBy({ top: Math.min(opener.bottom + height + 24 - window.innerHeight, opener.top - 16) })
}

/** Long enough for a tap to become a click. */
const tapping = 400

/** A touch looks for what it presses when it is over: what draws a message, and moves the page, waits for its click, if there is one. */
const afterClick = (act: () => void) =>
  void new Promise((done) => {
    addEventListener("click", done, { once: true, capture: true })
    setTimeout(done, tapping)
  }).then(act)

/** Why it closes, and `pressed`: by a press outside it. */
type Cause = Dismissal | "asked" | "pressed"

/** Closes on Escape, on a press outside and when the focus leaves, and notes which it was. */
const watch = (root: HTMLElement, cause: { current: Cause }) => {
  const opener = openerOf(root)
  const events = new AbortController()
  let pressing = false
  // A sheet's own element is the scrim around it, which counts as outside.
  const inside = (event: Event) =>
    event.target instanceof Node && root.contains(event.target) && (event.target !== root || !isSheet())
  const onOpener = (event: Event) => event.target instanceof Node && opener?.contains(event.target) === true
  const close = (why: Cause) => {
    cause.current = why
    root.hidePopover()
  }
  const listen = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, act, { capture: true, signal: events.signal })
  const note = (event: Event) => {
    cause.current = inside(event) ? "escape" : "outside"
  }
  listen("pointerdown", (event) => {
    pressing = true
    note(event)
  })
  listen("pointercancel", () => {
    pressing = false
  })
  // Not on pressing: a message that appeared then would move what is about to be clicked.
  listen("pointerup", (event) => {
    pressing = false
    if (cause.current === "outside" && !inside(event) && !onOpener(event)) close("pressed")
  })
  listen("focusin", (event) => {
    if (!pressing && event.target !== root && !inside(event) && !onOpener(event)) close("outside")
  })
  listen("keydown", (event) => {
    if (event.key !== "Escape") return note(event)
    event.preventDefault()
    close("escape")
  })
  return () => events.abort()
}

/** What a `popover="auto"` element needs besides the platform: focus inside on opening, and the reason of its closing. */
export const usePopover = ({ openAtOnce = false, onOpen, onDismiss }: Watched) => {
  const root = useRef<HTMLDivElement>(null)
  const cause = useRef<Cause>("escape")
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useState(false)
  useLayoutEffect(() => {
    const source = root.current && openerOf(root.current)
    const waits = document.activeElement === source || document.activeElement === document.body
    if (openAtOnce && source && waits) root.current?.showPopover({ source })
  }, [openAtOnce])
  useEffect(() => {
    if (open && root.current !== null) return watch(root.current, cause)
  }, [open])
  const onBeforeToggle = (event: ToggleEvent<HTMLElement>) => {
    const opens = event.newState === "open"
    setOpen(opens)
    if (opens) {
      cause.current = "escape"
      setSeen(true)
      onOpen?.()
    } else if (cause.current === "pressed") afterClick(() => onDismiss?.("outside"))
    else if (cause.current !== "asked") onDismiss?.(cause.current)
  }
  // Not before: what is not yet on screen takes no focus.
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== "open") return
    focusInside(event.currentTarget)
    makeRoom(event.currentTarget)
  }
  const close = (why: Dismissal | "asked") => {
    cause.current = why
    root.current?.hidePopover()
  }
  const settle = () => {
    if (root.current !== null && root.current === document.activeElement) focusInside(root.current)
  }
  return { root, seen, close, settle, onBeforeToggle, onToggle }
}
