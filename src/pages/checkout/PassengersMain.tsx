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
import { useRemedies } from "../form/useRemedies"
import { PassengersPerson } from "./PassengersPerson"
import { presentFields, presentList } from "./presentPassengers"

type Props = { readonly passengers: Passengers }

const Home = ({ passengers }: Props) => {
  const { channel } = useJourney()
  const words = useWords("passengers", copy)
  const field = presentFields(passengers.main, 0, words)
  const { valid: _, ...country } = field("country")
  const { valid: __, ...province } = field("province")
  const { lists } = passengers
  return (
    <PassengerSection title={words.sections.home}>
      <FieldRow columns="wide">
        <TextField {...field("address")} />
        <TextField {...field(channel.postal)} />
      </FieldRow>
      <FieldRow columns="halves">
        <SelectField {...country} {...presentList("country", lists, words)} onChange={lists.chooseCountry} />
        <SelectField {...province} {...presentList("province", lists, words)} onChange={lists.chooseProvince} />
      </FieldRow>
    </PassengerSection>
  )
}

const Emergency = ({ passengers }: Props) => {
  const words = useWords("passengers", copy)
  const field = presentFields(passengers.main, 0, words)
  const remedies = useRemedies()
  return (
    <PassengerSection title={words.sections.emergency}>
      <FieldRow columns="halves">
        <TextField {...field("emergencyName")} />
        <PhoneField {...remedies.phone(field("emergencyPhone"))} />
      </FieldRow>
    </PassengerSection>
  )
}

export const PassengersMain = ({ passengers, profile }: Props & { readonly profile: Profile | undefined }) => {
  const words = useWords("passengers", copy)
  const { ages, lists, main } = passengers
  const field = presentFields(main, 0, words)
  const remedies = useRemedies()
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
        <TextField {...remedies.email(field("email"), "email" in main.visible.value)} type="email" inputMode="email" />
        <PhoneField {...remedies.phone(field("phone"))} />
      </FieldRow>
      <Home passengers={passengers} />
      <Emergency passengers={passengers} />
    </PassengerCard>
  )
}
