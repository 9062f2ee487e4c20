import { useEffect, useState } from "react"
import { Button } from "../../components/Button/Button"
import { CoverageAnswers } from "../../components/CoverageAnswers/CoverageAnswers"
import { Dialog } from "../../components/Dialog/Dialog"
import { RoadCard } from "../../components/RoadCard/RoadCard"
import { TripPass } from "../../components/TripPass/TripPass"
import { asking } from "../../copy/asking"
import { results } from "../../copy/results"
import { road as copy } from "../../copy/road"
import type { NearTrip } from "../../core/enroll/purchase"
import { useNearTrip, useWhereabouts } from "../../journey/service/nearTrip"
import { useJourney, useWords } from "../../journey/useJourney"
import type { Mood } from "../../styles/looks"
import { presentPass } from "../checkout/presentPass"
import { usePurchaseWords } from "../checkout/usePurchaseWords"
import { presentAnswers } from "../results/presentAnswers"
import { PhoneLinks } from "../shell/PhoneLinks"
import { useNavigation } from "../shell/useNavigation"
import { presentRoad, type RoadWords } from "./presentRoad"

const useRoadWords = (): RoadWords => {
  const { places } = useWords(results)
  return { ...usePurchaseWords(), road: useWords(copy), places }
}

const Pass = ({ trip, onClose }: Pick<NearTrip, "trip"> & { readonly onClose: () => void }) => {
  const shown = useRoadWords()
  const { back, close, label } = shown.road.pass
  return (
    <Dialog
      title={label}
      open
      onClose={onClose}
      closeLabel={close}
      size="wide"
      actions={
        <Button kind="line" onClick={onClose}>
          {back}
        </Button>
      }
    >
      <TripPass {...presentPass({ ...trip, names: [] }, shown, Date.now())} />
    </Dialog>
  )
}

/** '¿Me cubre…?' over the bought plan's rows. The question stays in this dialog (OU-20). */
const Ask = ({ trip, onClose }: Pick<NearTrip, "trip"> & { readonly onClose: () => void }) => {
  const words = useWords(asking)
  const { lead, unsure } = useWords(copy).ask
  const [question, setQuestion] = useState("")
  const plan = { id: trip.plan, title: trip.plan, benefits: trip.benefits ?? [] }
  return (
    <CoverageAnswers
      {...words}
      {...presentAnswers(question, [plan], words, () => "")}
      lead={lead}
      open
      onClose={onClose}
      onChoose={onClose}
      question={question}
      onQuestion={setQuestion}
      contact={
        <>
          <p>{unsure}</p>
          <PhoneLinks />
        </>
      }
    />
  )
}

type RoadHelpProps = {
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
  const [opened, open] = useState<"pass" | "ask">()
  useEffect(() => {
    if (near !== undefined) onKnown?.(near !== null)
  }, [near, onKnown])
  if (!near) return null
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
      {opened === "pass" && <Pass trip={near.trip} onClose={() => open(undefined)} />}
      {opened === "ask" && <Ask trip={near.trip} onClose={() => open(undefined)} />}
    </>
  )
}
