import { useState } from "react"
import { noop } from "../../browser/late"
import type { CardOfTrip, OfflineCard, Order } from "../../core/enroll/purchase"
import { useJourney, useOnEnter } from "../useJourney"

/**
 * The card of an order, or without one of the nearest trip that is kept. `onEnter`: what else the
 * page wants of the kept cards.
 */
export const useOfflineCard = (of?: Order, onEnter: (here: OfflineCard) => void = noop) => {
  const { offline, localToday } = useJourney()
  const [found, setFound] = useState<ReturnType<OfflineCard["read"]>>()
  const [refused, setRefused] = useState(false)
  const [possible, setPossible] = useState(true)
  /** Acts on the kept card and shows it. A press may come before the code, or find it lost. */
  const change = async (act: (here: OfflineCard | undefined) => void) => {
    const here = await offline().catch(noop)
    act(here)
    setFound(here?.read(localToday(), of))
    return here
  }
  useOnEnter(() =>
    change((here) => {
      if (!here) return
      setPossible(here.possible)
      onEnter(here)
    })
  )
  return {
    found,
    /** The browser keeps no card, or opens no page with it. */
    refused,
    /** False once the browser turns out to open no page without a connection. */
    possible,
    keep: async (trip: CardOfTrip) => {
      let kept = false
      const here = await change((here) => {
        kept = here?.keep(trip) === true
        setRefused(!kept)
      })
      if (kept) setRefused(!(await here?.openEverywhere(trip)))
    },
    drop: (trip: CardOfTrip) =>
      change((here) => {
        here?.drop(trip)
        setRefused(false)
      })
  }
}
