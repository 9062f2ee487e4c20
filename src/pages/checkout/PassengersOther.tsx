import { FieldRow } from "../../components/FieldRow/FieldRow"
import { PassengerCard } from "../../components/PassengerCard/PassengerCard"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { passengers as copy } from "../../copy/passengers"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { useRemedies } from "../form/useRemedies"
import { PassengersPerson, type PersonProps } from "./PassengersPerson"
import { presentFields } from "./presentPassengers"

export const PassengersOther = (props: PersonProps) => {
  useJourney()
  const { form, passengers, place } = props
  const words = useWords("passengers", copy)
  const field = presentFields(form, place, words)
  const remedies = useRemedies()
  return (
    <PassengerCard title={words.heading(place + 1)} note={words.age(passengers.ages[place] ?? 0)}>
      <PassengersPerson {...props} />
      <FieldRow columns="thirds">
        <PhoneField {...remedies.phone(field("phone"))} />
      </FieldRow>
    </PassengerCard>
  )
}
