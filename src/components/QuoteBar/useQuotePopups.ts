import { type MouseEvent, useEffect, useState } from "react"
import { late, useLoaded } from "../../browser/late"
import type { QuoteBarProps } from "./quoteBarProps"

const popups = late(async () => (await import("./popups")).popups)

/**
 * Loads the popups on the bar's first touch. A press before they arrive opens its popup on arrival,
 * unless the focus has moved on. After a press whose popups are lost, `lost` is true and the next
 * one is Reintentar: if it loses them too, `anew` hears of it.
 */
export const useQuotePopups = (anew: QuoteBarProps["anew"]) => {
  const here = useLoaded(popups)
  const [asked, setAsked] = useState(false)
  const [wanted, setWanted] = useState<string>()
  const [lost, setLost] = useState(false)
  const loaded = asked ? here : undefined
  useEffect(() => {
    if (wanted === undefined) return
    const forget = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.getAttribute("popovertarget") !== wanted) setWanted(undefined)
    }
    document.addEventListener("focusin", forget)
    return () => document.removeEventListener("focusin", forget)
  }, [wanted])

  const load = () => {
    setAsked(true)
    return popups()
  }
  const again = () => {
    const coming = lost && anew ? load().catch(anew()) : load()
    coming.catch(() => setLost(true))
  }
  const press = (popup: string, event: MouseEvent) => {
    if (loaded) return
    // The popup may arrive within this press: the browser's own toggle would close it again.
    event.preventDefault()
    setWanted(popup)
    again()
  }
  return { loaded, wanted, lost: lost && !loaded, load: () => void load(), again, press }
}

export type QuotePopups = ReturnType<typeof useQuotePopups>
