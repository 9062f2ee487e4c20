import { Suspense } from "react"
import { late, Part } from "../../browser/late"
import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { DateField } from "../../components/DateField/DateField"
import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldRow } from "../../components/FieldRow/FieldRow"
import { PassengerCard, PassengerSection } from "../../components/PassengerCard/PassengerCard"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { SelectField } from "../../components/SelectField/SelectField"
import { TextField } from "../../components/TextField/TextField"
import { passengers as copy } from "../../copy/passengers"
import type { Profile } from "../../core/account/profile"
import { birthReading } from "../../core/passengers/birthReading"
import type { Passengers } from "../../journey/checkout/passengers"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { presentTypeHint } from "../form/presentChoices"
import { useFields } from "../form/useFields"
import { PassengersNext } from "./PassengersNext"
import { autofill, fieldsAt, type PassengerTyped, presentList, presentMismatch, presentRow } from "./presentPassengers"
import { useSteadyCard } from "./useSteadyCard"

/** Only where the browser may read codes: elsewhere it is not even fetched. */
const PassengerDni = late(async () => (await import("./PassengerDni")).PassengerDni, { instead: () => null })

type PersonProps = {
  readonly passengers: Passengers
  readonly form: PassengerTyped
  readonly place: number
}

const Mismatch = ({ passengers, place }: Omit<PersonProps, "form">) => {
  const words = useWords(copy)
  const told = presentMismatch(useRead(passengers.told), { ages: passengers.ages, place }, words)
  if (!told) return null
  const mend = () => {
    passengers.mend()
    // The button goes with the mismatch.
    if (told.isSwap) document.getElementsByName(fieldsAt(place).nameOf("birth"))[0]?.focus()
  }
  return (
    <Alert kind="warn" button={{ label: told.label, onClick: mend }}>
      {told.text}
    </Alert>
  )
}

/** Whether the card of a passenger is a row, and what unfolds it: the focus, or its button. */
const useFold = ({ form, passengers, place }: PersonProps, note: string) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const typed = useRead(form.typed)
  const { folded, turnTo } = passengers.folds
  const isFolded = useRead(folded)[place] === true
  const keep = useSteadyCard(useRead(folded))
  const onEdit = (card: HTMLElement) => turnTo(place, () => keep(card))
  return { onEnter: onEdit, row: isFolded ? { ...presentRow(typed, note, { channel, words }), onEdit } : undefined }
}

const PassengersPerson = ({ form, passengers, place }: PersonProps) => {
  const { channel, localToday } = useJourney()
  const words = useWords(copy)
  const { day, document, field, text } = useFields(form, words, fieldsAt(place))
  const { lists } = passengers
  const first = useRead(passengers.told).repeated[place]
  const types = useRead(lists.documentTypes)
  const given = useRead(passengers.given)
  const documentType = field("documentType")
  const identity = document("document", words.doubtfulDocument)
  const { phones } = channel
  const readBirth = (typed: string) => birthReading(typed, { age: passengers.ages[place] ?? -1, today: localToday() })
  return (
    <>
      {channel.document === "dni" && "BarcodeDetector" in globalThis && (
        <Suspense>
          <Part is={PassengerDni} form={form} documentType={given.documentType} />
        </Suspense>
      )}
      <FieldRow columns="halves">
        <TextField {...text("name")} autoComplete={autofill("given-name", place)} />
        <TextField {...text("surname")} autoComplete={autofill("family-name", place)} />
      </FieldRow>
      <FieldRow columns="thirds">
        <SelectField
          {...documentType}
          {...presentList("documentType", types, lists.again.documentTypes, words)}
          autoComplete="off"
          hint={presentTypeHint(types.entries, documentType.value, { ...words.hints, phones })}
        />
        <DigitsField
          {...identity}
          hint={words.hints.document}
          warning={first === undefined ? identity.warning : words.sameDocument(first + 1)}
        />
        <DateField
          {...day("birth", readBirth)}
          autoComplete={autofill("bday", place)}
          placeholder={words.hints.birth}
        />
      </FieldRow>
      <Mismatch passengers={passengers} place={place} />
    </>
  )
}

type PassengersMainProps = { readonly passengers: Passengers }

const Home = ({ passengers }: PassengersMainProps) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const { field, text } = useFields(passengers.main, words, fieldsAt(0))
  const { lists } = passengers
  const [countries, provinces] = [useRead(lists.countries), useRead(lists.provinces)]
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
          {...presentList("country", countries, lists.again.countries, words)}
          autoComplete="country-name"
          onChange={lists.chooseCountry}
        />
        <SelectField
          {...field("province")}
          {...presentList("province", provinces, lists.again.provinces, words)}
          autoComplete="address-level1"
          onChange={lists.chooseProvince}
        />
      </FieldRow>
    </PassengerSection>
  )
}

const Emergency = ({ passengers }: PassengersMainProps) => {
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

export const PassengersMain = ({
  passengers,
  profile
}: PassengersMainProps & { readonly profile: Profile | undefined }) => {
  const words = useWords(copy)
  const { ages, lists, main } = passengers
  const { email, phone } = useFields(main, words, fieldsAt(0))
  const note = words.main(words.age(ages[0] ?? 0))
  const fold = useFold({ form: main, passengers, place: 0 }, note)
  return (
    <PassengerCard
      {...fold}
      title={words.heading(1)}
      note={note}
      next={<PassengersNext passengers={passengers} place={0} />}
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

export const PassengersOther = (props: PersonProps) => {
  const { form, passengers, place } = props
  const words = useWords(copy)
  const { phone } = useFields(form, words, fieldsAt(place))
  const note = words.age(passengers.ages[place] ?? 0)
  const fold = useFold(props, note)
  return (
    <PassengerCard
      {...fold}
      title={words.heading(place + 1)}
      note={note}
      next={<PassengersNext passengers={passengers} place={place} />}
    >
      <PassengersPerson {...props} />
      <FieldRow columns="thirds">
        <PhoneField {...phone("phone")} autoComplete={autofill("tel", place)} />
      </FieldRow>
    </PassengerCard>
  )
}
