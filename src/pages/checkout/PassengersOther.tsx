import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldRow } from "../../components/FieldRow/FieldRow"
import { PassengerCard } from "../../components/PassengerCard/PassengerCard"
import { passengers as copy } from "../../copy/passengers"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { PassengersPerson, type PersonProps } from "./PassengersPerson"
import { presentFields } from "./presentPassengers"

export const PassengersOther = (props: PersonProps) => {
  useJourney()
  const { form, passengers, place } = props
  const words = useWords("passengers", copy)
  const field = presentFields(form, place, words)
  return (
    <PassengerCard title={words.heading(place + 1)} note={words.age(passengers.ages[place] ?? 0)}>
      <PassengersPerson {...props} />
      <FieldRow columns="thirds">
        <DigitsField {...field("phone")} also="+()" hint={words.hints.phone} type="tel" inputMode="tel" />
      </FieldRow>
    </PassengerCard>
  )
}
