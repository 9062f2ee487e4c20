import { late, noop, Part } from "../../browser/late"
import { useJourney } from "../../journey/useJourney"
import { useReady } from "../shell/useReady"
import type { RoadHelpProps } from "./RoadHelp"

const RoadHelp = late(async () => (await import("./loadRoad")).loadRoadHelp())

/** The help for a kept trip: its code comes only where a card is kept. If it is lost, nothing shows. */
export const LateRoad = ({ onKnown = noop, over }: RoadHelpProps) => {
  const { visit } = useJourney()
  return useReady(RoadHelp, visit.hasCard(), onKnown) && <Part is={RoadHelp} over={over} onKnown={onKnown} />
}
