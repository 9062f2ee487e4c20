import { Button } from "../../components/Button/Button"
import { FieldRow } from "../../components/FieldRow/FieldRow"
import { PassengerCard, PassengerSection } from "../../components/PassengerCard/PassengerCard"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { SelectField } from "../../components/SelectField/SelectField"
import { TextField } from "../../components/TextField/TextField"
import { passengers as copy } from "../../copy/passengers"
import type { Profile } from "../../core/account/profile"
import type { Passengers } from "../../journey/checkout/passengers"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { useFields } from "../form/useFields"
import { PassengersPerson } from "./PassengersPerson"
import { fieldsAt, presentList } from "./presentPassengers"

type Props = { readonly passengers: Passengers }

const Home = ({ passengers }: Props) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const { field, text } = useFields(passengers.main, words, fieldsAt(0))
  const { lists } = passengers
  const { postal } = channel
  return (
    <PassengerSection title={words.sections.home}>
      <FieldRow columns="wide">
        <TextField {...text("address")} autoComplete="street-address" />
        <TextField {...text(postal)} autoComplete={postal === "comuna" ? "address-level2" : "postal-code"} />
      </FieldRow>
      <FieldRow columns="halves">
        <SelectField
          {...field("country")}
          {...presentList("country", lists, words)}
          autoComplete="country-name"
          onChange={lists.chooseCountry}
        />
        <SelectField
          {...field("province")}
          {...presentList("province", lists, words)}
          autoComplete="address-level1"
          onChange={lists.chooseProvince}
        />
      </FieldRow>
    </PassengerSection>
  )
}

const Emergency = ({ passengers }: Props) => {
  const words = useWords(copy)
  const { phone, text } = useFields(passengers.main, words, fieldsAt(0))
  return (
    <PassengerSection title={words.sections.emergency}>
      <FieldRow columns="halves">
        <TextField {...text("emergencyName")} autoComplete="section-emergencia name" />
        <PhoneField {...phone("emergencyPhone")} autoComplete="section-emergencia tel" />
      </FieldRow>
    </PassengerSection>
  )
}

export const PassengersMain = ({ passengers, profile }: Props & { readonly profile: Profile | undefined }) => {
  const words = useWords(copy)
  const { ages, lists, main } = passengers
  const { email, phone } = useFields(main, words, fieldsAt(0))
  return (
    <PassengerCard
      title={words.heading(1)}
      note={words.main(words.age(ages[0] ?? 0))}
      action={
        profile && (
          <Button kind="line" size="small" icon="user-circle" onClick={() => lists.fillFrom(profile)}>
            {words.useMine}
          </Button>
        )
      }
    >
      <PassengersPerson passengers={passengers} form={main} place={0} />
      <FieldRow columns="halves">
        <TextField {...email("email")} />
        <PhoneField {...phone("phone")} />
      </FieldRow>
      <Home passengers={passengers} />
      <Emergency passengers={passengers} />
    </PassengerCard>
  )
}
