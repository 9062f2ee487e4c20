import { useState } from "react"
import type { CardOfTrip, OfflineCard } from "../../core/enroll/purchase"
import { useJourney, useOnEnter } from "../useJourney"

export const useOfflineCard = () => {
  const { offline, localToday } = useJourney()
  const [found, setFound] = useState<ReturnType<OfflineCard["read"]>>()
  const [refused, setRefused] = useState(false)
  const [possible, setPossible] = useState(true)
  /** Undefined if its code is lost. A press may come before the code. */
  const keeper = () => offline().catch(() => undefined)
  useOnEnter(async () => {
    const here = await keeper()
    setPossible(here?.prepare() !== false)
    setFound(here?.read(localToday()))
  })
  return {
    found,
    refused,
    /** False once the browser turns out to open no page without a connection. */
    possible,
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
