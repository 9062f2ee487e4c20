import { useState } from "react"
import { late, noop, Part } from "../../browser/late"
import { useJourney, useOnEnter } from "../../journey/useJourney"
import type { Mood } from "../../styles/looks"

const RoadHelp = late(async () => (await import("./RoadHelp")).RoadHelp)

type LateRoadProps = {
  readonly over?: Mood
  readonly onKnown?: (isNear: boolean) => void
}

/** The help for a kept trip: its code comes only where a card is kept. If it is lost, nothing shows. */
export const LateRoad = ({ onKnown = noop, over }: LateRoadProps) => {
  const { visit, words } = useJourney()
  const [ready, setReady] = useState(false)
  useOnEnter(() => {
    if (visit.hasCard())
      Promise.all([RoadHelp(), words.load()]).then(
        () => setReady(true),
        () => onKnown(false)
      )
  })
  return ready && <Part is={RoadHelp} over={over} onKnown={onKnown} />
}
