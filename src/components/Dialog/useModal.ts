import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react"
import { aboveKeyboard } from "../Popup/aboveKeyboard"

/** In milliseconds. The second press of a double one counts neither on a modal that asks nor below it. */
const unread = 500

/**
 * Opens and closes a native `<dialog>` as a modal. Escape and a press outside call `onClose`; only
 * `open` closes it. Closing returns focus, also when the dialog unmounts while open. Focus starts
 * on the first match of `first`, without one on the dialog; without `first`, where the browser puts
 * it.
 */
export const useModal = (open: boolean, onClose: () => void, first?: string): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null)
  const askClose = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const listening = new AbortController()
    const { signal } = listening
    // A drag from inside to outside also clicks the dialog. Both ends must be on the backdrop.
    let pressed: EventTarget | null = null
    const remember = (event: Event) => {
      pressed = event.target
    }
    const onCancel = (event: Event) => {
      // A file chooser inside tells with the same word that the visitor chose no file.
      if (event.target !== dialog) return
      event.preventDefault()
      askClose()
    }
    const onClick = (event: Event) => {
      if (event.target === dialog && pressed === dialog && dialog.getAttribute("closedby") !== "none") askClose()
    }
    dialog.addEventListener("cancel", onCancel, { signal })
    dialog.addEventListener("pointerdown", remember, { signal })
    dialog.addEventListener("click", onClick, { signal })
    // The browser may force the dialog closed (a second Escape in a row). Keeps the page's state in
    // step. It tells late: one that is open again was closed by this effect.
    dialog.addEventListener("close", () => dialog.open || askClose(), { signal })
    dialog.showModal()
    const letGo = aboveKeyboard()
    // Where a button has the focus, Orca says its name alone: neither title nor text.
    if (first) (dialog.querySelector<HTMLElement>(first) ?? dialog).focus()
    return () => {
      listening.abort()
      letGo()
      dialog.close()
      if (dialog.dataset.asks !== undefined) document.body.animate({ pointerEvents: ["none", "none"] }, unread)
    }
  }, [open, first])
  return ref
}
