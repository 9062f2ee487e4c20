import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react"

/**
 * Opens and closes a native `<dialog>` as a modal. Escape and a press outside its box ask `onClose`; only `open` closes it,
 * and closing gives focus back to where it was, also when the dialog leaves the page while open. Focus starts on the first
 * match of `first`, else where the browser puts it.
 */
export const useModal = (open: boolean, onClose: () => void, first?: string): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null)
  const askClose = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const listening = new AbortController()
    const { signal } = listening
    // A drag that starts inside and ends outside also clicks the dialog itself: both ends must be on the backdrop.
    let pressed: EventTarget | null = null
    const remember = (event: Event) => {
      pressed = event.target
    }
    const onCancel = (event: Event) => {
      event.preventDefault()
      askClose()
    }
    const onClick = (event: Event) => {
      if (event.target === dialog && pressed === dialog && dialog.getAttribute("closedby") !== "none") askClose()
    }
    dialog.addEventListener("cancel", onCancel, { signal })
    dialog.addEventListener("pointerdown", remember, { signal })
    dialog.addEventListener("click", onClick, { signal })
    // A browser may close it against our will (a second Escape in a row): the page must know.
    dialog.addEventListener("close", () => askClose(), { signal })
    dialog.showModal()
    if (first) dialog.querySelector<HTMLElement>(first)?.focus()
    return () => {
      listening.abort()
      dialog.close()
    }
  }, [open, first])
  return ref
}
