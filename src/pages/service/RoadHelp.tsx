import { useEffect, useState } from "react"
import { Button } from "../../components/Button/Button"
import { Dialog } from "../../components/Dialog/Dialog"
import { RoadCard } from "../../components/RoadCard/RoadCard"
import { TripPass } from "../../components/TripPass/TripPass"
import { results } from "../../copy/results"
import { road as copy } from "../../copy/road"
import type { NearTrip } from "../../core/enroll/purchase"
import { useNearTrip, useWhereabouts } from "../../journey/service/nearTrip"
import { useJourney, useWords } from "../../journey/useJourney"
import type { Mood } from "../../styles/looks"
import { presentPass } from "../checkout/presentPass"
import { usePurchaseWords } from "../checkout/usePurchaseWords"
import { AskDialog } from "../results/AskDialog"
import { useNavigation } from "../shell/useNavigation"
import { presentRoad, type RoadWords } from "./presentRoad"

const useRoadWords = (): RoadWords => ({
  ...usePurchaseWords(),
  road: useWords(copy),
  places: useWords(results).places
})

type OpenedProps = Pick<NearTrip, "trip"> & { readonly shown: RoadWords; readonly onClose: () => void }

const Pass = ({ onClose, shown, trip }: OpenedProps) => {
  const { back, close, label } = shown.road.pass
  const leave = (
    <Button kind="line" onClick={onClose}>
      {back}
    </Button>
  )
  return (
    <Dialog title={label} open onClose={onClose} closeLabel={close} size="wide" actions={leave}>
      <TripPass {...presentPass({ ...trip, names: [] }, shown, Date.now())} />
    </Dialog>
  )
}

/** '¿Me cubre…?' over the bought plan's rows. */
const Ask = ({ onClose, shown, trip: { benefits = [], plan } }: OpenedProps) => (
  <AskDialog
    plans={[{ id: plan, title: plan, benefits }]}
    priceOf={() => ""}
    own={shown.road.asking}
    onClose={onClose}
    onChoose={onClose}
  />
)

const dialogs = { ask: Ask, pass: Pass }

export type RoadHelpProps = {
  /** The light of the landscape below, where the header lies over the card. */
  readonly over?: Mood | undefined
  /** Tells once whether a trip is near, so that the card is here. */
  readonly onKnown?: ((isNear: boolean) => void) | undefined
}

/**
 * The card of a kept trip that is near: the call, the pass, and what else helps on the way. All of
 * it works without a connection once it is here (OU-on-the-road).
 */
export const RoadHelp = ({ over, onKnown }: RoadHelpProps) => {
  const { localToday, looks, sceneTo } = useJourney()
  const shown = useRoadWords()
  const { onNavigate } = useNavigation()
  const { fold, near } = useNearTrip()
  const { find, found } = useWhereabouts()
  const [opened, open] = useState<keyof typeof dialogs>()
  useEffect(() => {
    if (near !== undefined) onKnown?.(near !== null)
  }, [near, onKnown])
  if (!near) return null
  const Opened = opened && dialogs[opened]
  const { acts, ...told } = presentRoad(near, localToday(), found, shown, {
    find: () => void find(),
    pass: () => open("pass"),
    ask: () => open("ask")
  })
  return (
    <>
      <RoadCard
        {...told}
        scene={sceneTo(near.trip.destination) ?? looks.heroes[0].scene}
        over={over}
        acts={acts.map((act) =>
          "href" in act && act.href.startsWith("/") ? { ...act, onClick: (event) => onNavigate(act.href, event) } : act
        )}
        folded={near.folded}
        onFold={(folded) => void fold(folded)}
        words={shown.road}
      />
      {Opened && <Opened trip={near.trip} shown={shown} onClose={() => open(undefined)} />}
    </>
  )
}
