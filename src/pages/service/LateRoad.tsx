import { late, noop, Part } from "../../browser/late"
import { useJourney } from "../../journey/useJourney"
import type { Mood } from "../../styles/looks"
import { useReady } from "../shell/useReady"

const RoadHelp = late(async () => (await import("./loadRoad")).loadRoadHelp())

type LateRoadProps = {
  readonly over?: Mood
  readonly onKnown?: (isNear: boolean) => void
}

/** The help for a kept trip: its code comes only where a card is kept. If it is lost, nothing shows. */
export const LateRoad = ({ onKnown = noop, over }: LateRoadProps) => {
  const { visit } = useJourney()
  return useReady(RoadHelp, visit.hasCard(), onKnown) && <Part is={RoadHelp} over={over} onKnown={onKnown} />
}
