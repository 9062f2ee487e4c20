import { type MouseEvent, useEffect, useRef, useState } from "react"

type Loaded = typeof import("./popups")["popups"]

const fetchPopups = () => import("./popups")

/**
 * Loads the popups on the bar's first touch. A press before they arrive opens its popup on arrival,
 * unless the focus has moved on. A press whose popup is lost counts in `lost`; the second one asks
 * for a new document by `onLost`, as after a release (ER-05).
 */
export const useQuotePopups = (onLost: (() => void) | undefined) => {
  const [loaded, setLoaded] = useState<Loaded>()
  const [wanted, setWanted] = useState<string>()
  const [lost, setLost] = useState(0)
  const pressed = useRef(false)
  const loading = useRef(false)
  useEffect(() => {
    if (wanted === undefined) return
    const forget = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.getAttribute("popovertarget") !== wanted) setWanted(undefined)
    }
    document.addEventListener("focusin", forget)
    return () => document.removeEventListener("focusin", forget)
  }, [wanted])

  const load = () => {
    if (loading.current) return
    loading.current = true
    fetchPopups().then(
      ({ popups }) => setLoaded(popups),
      () => {
        loading.current = false
        if (!pressed.current) return
        pressed.current = false
        setLost(lost + 1)
        if (lost > 0) onLost?.()
      }
    )
  }
  const again = () => {
    pressed.current = true
    load()
  }
  const press = (popup: string, event: MouseEvent) => {
    if (loaded) return
    // The popup may arrive within this press: the browser's own toggle would close it again.
    event.preventDefault()
    setWanted(popup)
    again()
  }
  return { loaded, wanted, lost: lost > 0 && !loaded, load, again, press }
}

export type QuotePopups = ReturnType<typeof useQuotePopups>
