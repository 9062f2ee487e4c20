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
import { presentTypeHint } from "../form/presentChoices"
import { useRemedies } from "../form/useRemedies"
import { presentProfileFields, presentTypes } from "./presentProfile"

type Props = { readonly form: ProfileForm }

const noop = () => {}

export const ProfileFields = ({ form }: Props) => {
  const { channel } = useJourney()
  const words = useWords("profile", copy)
  const field = presentProfileFields(form, words)
  const { fields, hints } = words
  const { valid: _, ...documentType } = field("documentType")
  const remedies = useRemedies()
  const document = remedies.document(field("document"))
  const tidy = () => {
    document.onBlur()
    form.tidyDocument()
  }
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
        <TextField {...field("name")} />
        <TextField {...field("surname")} />
      </FieldRow>
      <FieldRow columns="halves">
        <SelectField
          {...documentType}
          {...presentTypes(form, words)}
          hint={presentTypeHint(form.types.offered.value.entries, documentType.value, {
            ...hints,
            phones: channel.phones
          })}
        />
        <DigitsField
          {...document}
          also={channel.document === "rut" ? "kK" : ""}
          inputMode={channel.document === "rut" ? "text" : "numeric"}
          hint={hints.document}
          onBlur={tidy}
        />
      </FieldRow>
      <FieldRow columns="halves">
        <DateField {...field("birth")} placeholder={hints.birth} />
        <PhoneField {...remedies.phone(field("phone"))} />
      </FieldRow>
    </>
  )
}

export const ProfileAddress = ({ form }: Props) => {
  const words = useWords("profile", copy)
  const field = presentProfileFields(form, words)
  return (
    <PassengerSection title={words.address}>
      <FieldRow columns="wide">
        <TextField {...field("address")} />
        <TextField {...field("postalCode")} />
      </FieldRow>
      <FieldRow columns="halves">
        <TextField {...field("city")} />
        <TextField {...field("province")} />
      </FieldRow>
    </PassengerSection>
  )
}
