import { Suspense } from "react"
import { useLocation } from "wouter"
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
import { late, Part } from "../../hydration/late"
import type { Passengers } from "../../journey/checkout/passengers"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { presentTypeHint } from "../form/presentChoices"
import { useFields } from "../form/useFields"
import { unlessNavigated } from "../shell/unlessNavigated"
import { autofill, fieldsAt, type PassengerTyped, presentList } from "./presentPassengers"

/** Only where the browser may read codes: elsewhere it is not even fetched. */
const PassengerDni = late(async () => (await import("./PassengerDni")).PassengerDni, { instead: () => null })

type PersonProps = {
  readonly passengers: Passengers
  readonly form: PassengerTyped
  readonly place: number
}

/**
 * The birth date gives another age than the quoted one: offers to swap travellers, or a quote for
 * the ages of all (PA-13).
 */
const Mismatch = ({ form, passengers, place }: PersonProps) => {
  const words = useWords(copy)
  const [, go] = useLocation()
  const visible = useRead(form.visible)
  const found = passengers.born.value[place]
  if (visible.birth !== "mismatch" || found === undefined) return null
  const isSwap = passengers.remedy.value.is === "swap"
  const mend = () => {
    void passengers.mendAges(unlessNavigated(go))
    // The button goes with the mismatch.
    if (isSwap) document.getElementsByName(fieldsAt(place).nameOf("birth"))[0]?.focus()
  }
  return (
    <Alert kind="warn" button={{ label: isSwap ? words.mismatch.swap : words.mismatch.action, onClick: mend }}>
      {words.mismatch.text(words.age(passengers.ages[place] ?? 0), words.age(found))}
    </Alert>
  )
}

export const PassengersPerson = ({ form, passengers, place }: PersonProps) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const { day, document, field, text } = useFields(form, words, fieldsAt(place))
  const first = passengers.repeated.value[place]
  const documentType = field("documentType")
  const types = passengers.lists.documentTypes.value.entries
  const { phones } = channel
  return (
    <>
      {channel.document === "dni" && "BarcodeDetector" in globalThis && (
        <Suspense>
          <Part is={PassengerDni} form={form} documentType={passengers.lists.given.value.main.documentType} />
        </Suspense>
      )}
      <FieldRow columns="halves">
        <TextField {...text("name")} autoComplete={autofill("given-name", place)} />
        <TextField {...text("surname")} autoComplete={autofill("family-name", place)} />
      </FieldRow>
      <FieldRow columns="thirds">
        <SelectField
          {...documentType}
          {...presentList("documentType", passengers.lists, words)}
          autoComplete="off"
          hint={presentTypeHint(types, documentType.value, { ...words.hints, phones })}
        />
        <DigitsField
          {...document("document")}
          hint={words.hints.document}
          warning={first === undefined ? undefined : words.sameDocument(first + 1)}
        />
        <DateField {...day("birth")} autoComplete={autofill("bday", place)} placeholder={words.hints.birth} />
      </FieldRow>
      <Mismatch form={form} passengers={passengers} place={place} />
    </>
  )
}

type PassengersMainProps = { readonly passengers: Passengers }

const Home = ({ passengers }: PassengersMainProps) => {
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
