import { useEffect, useState } from "react"
import { noop } from "../../browser/late"
import type { Spot } from "../../core/device/whereabouts"
import type { NearTrip, OfflineCard } from "../../core/enroll/purchase"
import { useJourney, useOnEnter } from "../useJourney"

/** The kept trip that is near; undefined until it is known, null if there is none. */
export const useNearTrip = () => {
  const { localToday, offline, page } = useJourney()
  const [near, setNear] = useState<NearTrip | null>()
  const change = async (act: (here: OfflineCard | undefined) => void) => {
    const here = await offline().catch(noop)
    act(here)
    setNear(here?.near(localToday()) ?? null)
  }
  useOnEnter(() => change(noop))
  useEffect(() => page.onShow(() => change(noop)))
  return { near, fold: (folded: boolean) => change((here) => here?.fold(folded ? localToday() : undefined)) }
}

/** How the search for the traveller's place goes. `idle`: not asked for. */
export type Finding = "idle" | "finding" | "refused" | "failed" | Spot

/** The traveller's place, found at a press. It lasts as long as the page. */
export const useWhereabouts = () => {
  const { whereabouts } = useJourney()
  const [found, setFound] = useState<Finding>("idle")
  const find = async () => {
    setFound("finding")
    const here = await whereabouts().catch(noop)
    setFound(here ? await here.find() : "failed")
  }
  return { found, find }
}
