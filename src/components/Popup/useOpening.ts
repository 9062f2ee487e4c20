import { type RefObject, useEffect, useEffectEvent } from "react"
import { openerOf } from "./makeRoom"

/** Safari before 17 and Firefox before 125 have no popovers. A popup then opens in place. */
export const hasPopovers = (): boolean => "showPopover" in HTMLElement.prototype

type Standing = {
  readonly open: boolean
  readonly turn: (opens: boolean) => void
  /** Runs once a popup in place is drawn. */
  readonly onShown: (root: HTMLElement) => void
}

/**
 * Opens and closes a popup. The browser does most of it; without popovers its button does, and the
 * focus goes back to the button.
 */
export const useOpening = (root: RefObject<HTMLElement | null>, { onShown, open, turn }: Standing) => {
  const inPlace = !hasPopovers()
  const show = (source: HTMLElement) => (inPlace ? turn(true) : root.current?.showPopover({ source }))
  const hide = () => {
    if (!inPlace) return root.current?.hidePopover()
    if (!open || !root.current) return
    if (root.current.contains(document.activeElement)) openerOf(root.current)?.focus()
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
