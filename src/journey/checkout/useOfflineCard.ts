import { useState } from "react"
import type { CardOfTrip, OfflineCard } from "../../core/enroll/purchase"
import { useJourney, useOnEnter } from "../useJourney"

export const useOfflineCard = () => {
  const { offline, localToday } = useJourney()
  const [keeper, setKeeper] = useState<OfflineCard>()
  const [found, setFound] = useState<ReturnType<OfflineCard["read"]>>()
  const [refused, setRefused] = useState(false)
  useOnEnter(async () => {
    const here = await offline().catch(() => undefined)
    if (!here) return
    here.prepare()
    setKeeper(here)
    setFound(here.read(localToday()))
  })
  const look = () => setFound(keeper?.read(localToday()))
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
