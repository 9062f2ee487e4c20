import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import type { QuoteBarState } from "./quoteBarProps"

export const useOnce = (act: (() => void) | undefined) => {
  const done = useRef(false)
  return () => {
    if (done.current) return
    done.current = true
    act?.()
  }
}

/**
 * Folds in the render that makes the bar compact, and opens in that of a new number in `asked`: an
 * effect would show the other bar for a frame.
 */
export const useFolded = (compact = false, asked = 0) => {
  const [folded, setFolded] = useState(compact)
  const [was, setWas] = useState({ asked, compact })
  if (was.compact !== compact || was.asked !== asked) {
    setWas({ asked, compact })
    setFolded(compact && was.asked === asked)
  }
  return [folded, setFolded] as const
}

/**
 * A refused submit focuses the first invalid field (A11Y-05). Editar focuses the first field; when
 * the bar folds, it takes the focus of what folds away and scrolls into view. In a low window the
 * browser would hold the footer in place, and the plans would arrive above the screen.
 */
export const useFocusing = (refusals: number, edits: number, folded: boolean) => {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (folded && form.current?.contains(document.activeElement))
      form.current.querySelector<HTMLElement>("[data-edit] button")?.focus()
  }, [folded])
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[data-invalid]")?.focus()
  }, [refusals])
  useEffect(() => {
    if (edits > 0) form.current?.querySelector<HTMLElement>("[popovertarget]")?.focus()
  }, [edits])
  return form
}

/** Selects what the portal filled into the field with the focus, so that typing replaces it. */
export const useSelected = (form: RefObject<HTMLFormElement | null>, { news, typed }: QuoteBarState) => {
  const before = useRef(typed)
  const isFilled = news?.is === "filled"
  useLayoutEffect(() => {
    const { activeElement: at } = document
    const stood = Object.values<unknown>(before.current)
    before.current = typed
    if (isFilled && at instanceof HTMLInputElement && form.current?.contains(at) && !stood.includes(at.value))
      at.select()
  }, [form, isFilled, typed])
}

/** Tells the bootstrap script, which kept early input, that React has hydrated the form. */
export const useAlive = (form: RefObject<HTMLFormElement | null>) => {
  const [alive, setAlive] = useState(false)
  useEffect(() => {
    form.current?.dispatchEvent(new Event("hydrated", { bubbles: true }))
    setAlive(true)
  }, [form])
  return alive
}
