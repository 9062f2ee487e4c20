import { Question } from "../../components/Question/Question"
import { TripCard } from "../../components/TripCard/TripCard"
import { external as copy } from "../../copy/external"
import type { Standing } from "../../core/external/takeExternalQuote"
import type { useExternal } from "../../journey/checkout/external"
import { useWords } from "../../journey/useWords"
import { goOnFromPage } from "../shell/useArrival"
import { presentStanding } from "./presentStanding"

type Props = {
  readonly external: ReturnType<typeof useExternal>
  readonly own: Standing
  readonly offered: Standing
}

/** Asks which purchase goes on, before the link's replaces the visitor's own (EX-09). */
export const ExternalRivals = ({ external, offered, own }: Props) => {
  const { rivals: words } = useWords(copy)
  const take = () => {
    external.takeOffered()
    goOnFromPage()
  }
  return (
    <Question
      title={words.title}
      text={words.text}
      attempts={0}
      submitLabel={words.keep}
      onSubmit={() => void external.keepOwn(own)}
      other={{ label: words.take, onPress: take }}
    >
      <TripCard {...presentStanding(own, words.own, words)} />
      <TripCard {...presentStanding(offered, words.offered, words)} />
    </Question>
  )
}
