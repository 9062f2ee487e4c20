import { type MouseEvent, useEffect, useRef, useState } from "react"

type Loaded = typeof import("./popups")["popups"]

const fetchPopups = () => import("./popups")

/**
 * Loads the popups on the bar's first touch. A press before they arrive opens its popup on arrival,
 * unless the focus has moved on.
 */
export const useQuotePopups = () => {
  const [loaded, setLoaded] = useState<Loaded>()
  const [wanted, setWanted] = useState<string>()
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
      }
    )
  }
  const press = (popup: string, event: MouseEvent) => {
    if (loaded) return
    // The popup may arrive within this press: the browser's own toggle would close it again.
    event.preventDefault()
    setWanted(popup)
    load()
  }
  return { loaded, wanted, load, press }
}

export type QuotePopups = ReturnType<typeof useQuotePopups>
