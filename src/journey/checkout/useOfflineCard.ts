import { useState } from "react"
import type { CardOfTrip, OfflineCard } from "../../core/enroll/OfflineCard"
import { useJourney, useOnEnter } from "../useJourney"

/** The card that this browser keeps for the time without a connection, and the page that shows it then, which is prepared here (OU-07, OU-18). */
export const useOfflineCard = () => {
  const { offline, todayHere } = useJourney()
  const [keeper, setKeeper] = useState<OfflineCard>()
  const [found, setFound] = useState<ReturnType<OfflineCard["read"]>>()
  /** The browser keeps nothing. */
  const [refused, setRefused] = useState(false)
  useOnEnter(async () => {
    const here = await offline().catch(() => undefined)
    if (!here) return
    here.prepare()
    setKeeper(here)
    setFound(here.read(todayHere()))
  })
  const look = () => setFound(keeper?.read(todayHere()))
  return {
    found,
    refused,
    keep: (trip: CardOfTrip) => {
      setRefused(keeper?.keep(trip) !== true)
      look()
    },
    drop: () => {
      keeper?.drop()
      look()
    }
  }
}
