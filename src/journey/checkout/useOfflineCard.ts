import { useState } from "react"
import type { CardOfTrip, OfflineCard } from "../../core/enroll/purchase"
import { useJourney, useOnEnter } from "../useJourney"

export const useOfflineCard = () => {
  const { offline, localToday } = useJourney()
  const [found, setFound] = useState<ReturnType<OfflineCard["read"]>>()
  const [refused, setRefused] = useState(false)
  /** Undefined if its code is lost. A press may come before the code. */
  const keeper = () => offline().catch(() => undefined)
  useOnEnter(async () => {
    const here = await keeper()
    here?.prepare()
    setFound(here?.read(localToday()))
  })
  return {
    found,
    refused,
    keep: async (trip: CardOfTrip) => {
      const here = await keeper()
      setRefused(here?.keep(trip) !== true)
      setFound(here?.read(localToday()))
    },
    drop: async () => {
      const here = await keeper()
      here?.drop()
      setFound(here?.read(localToday()))
    }
  }
}
