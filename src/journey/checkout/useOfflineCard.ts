import { useState } from "react"
import { noop } from "../../browser/late"
import type { CardOfTrip, OfflineCard, Order } from "../../core/enroll/purchase"
import { useJourney, useOnEnter } from "../useJourney"

/** The card of an order, or without one of the nearest trip that is kept. */
export const useOfflineCard = (of?: Order) => {
  const { offline, localToday } = useJourney()
  const [found, setFound] = useState<ReturnType<OfflineCard["read"]>>()
  const [refused, setRefused] = useState(false)
  const [possible, setPossible] = useState(true)
  /** Acts on the kept card and shows it. A press may come before the code, or find it lost. */
  const change = async (act: (here: OfflineCard | undefined) => void) => {
    const here = await offline().catch(noop)
    act(here)
    setFound(here?.read(localToday(), of))
  }
  useOnEnter(() => change((here) => setPossible(here?.prepare() !== false)))
  return {
    found,
    refused,
    /** False once the browser turns out to open no page without a connection. */
    possible,
    keep: (trip: CardOfTrip) => change((here) => setRefused(here?.keep(trip) !== true)),
    drop: (trip: CardOfTrip) => change((here) => here?.drop(trip))
  }
}
