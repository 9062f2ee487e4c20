import { useLocation } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { DateField } from "../../components/DateField/DateField"
import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldRow } from "../../components/FieldRow/FieldRow"
import { SelectField } from "../../components/SelectField/SelectField"
import { TextField } from "../../components/TextField/TextField"
import { passengers as copy } from "../../copy/passengers"
import type { Passengers } from "../../journey/checkout/passengers"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { presentTypeHint } from "../form/presentChoices"
import { useFields } from "../form/useFields"
import { fromHere } from "../shell/fromHere"
import { autofill, fieldsAt, type PassengerTyped, presentList, presentMismatch } from "./presentPassengers"

export type PersonProps = {
  readonly passengers: Passengers
  readonly form: PassengerTyped
  readonly place: number
}

/** The birth date gives another age than the quoted one: offers a quote for that age (PA-13). */
const Mismatch = ({ form, passengers, place }: PersonProps) => {
  const words = useWords(copy)
  const [, go] = useLocation()
  const text = presentMismatch(form, passengers.ages[place] ?? 0, passengers.ageAt(place), words)
  if (text === undefined) return null
  return (
    <Alert
      kind="warn"
      action={
        <Button kind="line" size="small" onClick={() => void passengers.correctAge(place, fromHere(go))}>
          {words.mismatch.action}
        </Button>
      }
    >
      {text}
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
