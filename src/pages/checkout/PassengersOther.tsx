import { FieldRow } from "../../components/FieldRow/FieldRow"
import { PassengerCard } from "../../components/PassengerCard/PassengerCard"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { passengers as copy } from "../../copy/passengers"
import { useWords } from "../../journey/useWords"
import { useFields } from "../form/useFields"
import { PassengersPerson, type PersonProps } from "./PassengersPerson"
import { autofill, fieldsAt } from "./presentPassengers"

export const PassengersOther = (props: PersonProps) => {
  const { form, passengers, place } = props
  const words = useWords(copy)
  const { phone } = useFields(form, words, fieldsAt(place))
  return (
    <PassengerCard title={words.heading(place + 1)} note={words.age(passengers.ages[place] ?? 0)}>
      <PassengersPerson {...props} />
      <FieldRow columns="thirds">
        <PhoneField {...phone("phone")} autoComplete={autofill("tel", place)} />
      </FieldRow>
    </PassengerCard>
  )
}
