import { Button } from "../../components/Button/Button"
import { passengers as copy } from "../../copy/passengers"
import type { Passengers } from "../../journey/checkout/passengers"
import { useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { fieldsAt, nextOpen, wrongIn } from "./presentPassengers"

const goTo = (name: string) => {
  const [field] = document.getElementsByName(name)
  // The fold keeps a card where it stands as the focus comes: it has to stand in sight before.
  field?.scrollIntoView({ block: "nearest" })
  field?.focus({ preventScroll: true })
}

export type PassengersNextProps = {
  readonly passengers: Passengers
  readonly place: number
}

/**
 * The way on to the next passenger who is not finished: the focus goes to their first field, so that
 * this one folds, or to the first field here that is wrong (OU-folded-passengers). Nothing after the last.
 */
export const PassengersNext = ({ passengers, place }: PassengersNextProps) => {
  const words = useWords(copy)
  const next = nextOpen(useRead(passengers.folds.folded), place)
  if (next === undefined) return null
  const goOn = () => {
    const [wrong] = wrongIn(passengers.admit(place), words)
    goTo(wrong ? fieldsAt(place).nameOf(wrong) : fieldsAt(next).nameOf("name"))
  }
  return (
    <Button kind="line" iconAfter="arrow-right-bold" onClick={goOn}>
      {words.next}
    </Button>
  )
}
