import { DateField } from "../../components/DateField/DateField"
import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldRow } from "../../components/FieldRow/FieldRow"
import { PassengerSection } from "../../components/PassengerCard/PassengerCard"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { SelectField } from "../../components/SelectField/SelectField"
import { TextField } from "../../components/TextField/TextField"
import { profile as copy } from "../../copy/profile"
import type { ProfileForm } from "../../journey/account/profileForm"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { presentChoices, presentTypeHint } from "../form/presentChoices"
import { useFields } from "../form/useFields"

type Props = { readonly form: ProfileForm }

const noop = () => {}

export const ProfileFields = ({ form }: Props) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const { day, document, field, phone, text } = useFields(form, words, { ticks: true })
  const { fields, hints } = words
  const documentType = field("documentType")
  const types = form.types.offered.value
  return (
    <>
      <TextField
        name="email"
        label={fields.email}
        value={form.email}
        hint={hints.email}
        onChange={noop}
        readOnly
        type="email"
        autoComplete="email"
      />
      <FieldRow columns="halves">
        <TextField {...text("name")} autoComplete="given-name" />
        <TextField {...text("surname")} autoComplete="family-name" />
      </FieldRow>
      <FieldRow columns="halves">
        <SelectField
          {...documentType}
          {...presentChoices(types, { ...words.types, onRetry: form.types.ask })}
          autoComplete="off"
          hint={presentTypeHint(types.entries, documentType.value, { ...hints, phones: channel.phones })}
        />
        <DigitsField {...document("document")} hint={hints.document} />
      </FieldRow>
      <FieldRow columns="halves">
        <DateField {...day("birth")} autoComplete="bday" placeholder={hints.birth} />
        <PhoneField {...phone("phone")} />
      </FieldRow>
    </>
  )
}

export const ProfileAddress = ({ form }: Props) => {
  const words = useWords(copy)
  const { text } = useFields(form, words, { required: false, ticks: true })
  return (
    <PassengerSection title={words.address}>
      <FieldRow columns="wide">
        <TextField {...text("address")} autoComplete="street-address" />
        <TextField {...text("postalCode")} autoComplete="postal-code" />
      </FieldRow>
      <FieldRow columns="halves">
        <TextField {...text("city")} autoComplete="address-level2" />
        <TextField {...text("province")} autoComplete="address-level1" />
      </FieldRow>
    </PassengerSection>
  )
}
