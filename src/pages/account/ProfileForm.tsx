import type { ReactNode } from "react"
import { useLocation } from "wouter"
import { noop } from "../../browser/late"
import { Alert } from "../../components/Alert/Alert"
import { DateField } from "../../components/DateField/DateField"
import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldRow } from "../../components/FieldRow/FieldRow"
import { FormCard } from "../../components/FormCard/FormCard"
import { LoadingOverlay } from "../../components/LoadingOverlay/LoadingOverlay"
import { PassengerSection } from "../../components/PassengerCard/PassengerCard"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { SelectField } from "../../components/SelectField/SelectField"
import { TextField } from "../../components/TextField/TextField"
import { Toast } from "../../components/Toast/Toast"
import { profile as copy } from "../../copy/profile"
import type { ProfileFound } from "../../core/account/AccountApi"
import { type ProfileForm as Form, type useProfile, useProfileForm } from "../../journey/account/profileForm"
import { slowAfter } from "../../journey/remote"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { presentChoices, presentTypeHint } from "../form/presentChoices"
import { useFields } from "../form/useFields"
import { useForm } from "../form/useForm"
import { PhoneLinks } from "../shell/PhoneLinks"
import { useLate } from "../shell/useLate"

type ProfileFieldsProps = { readonly form: Form }

const ProfileFields = ({ form }: ProfileFieldsProps) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const { day, document, field, phone, text } = useFields(form, words, { ticks: true })
  const { fields, hints } = words
  const documentType = field("documentType")
  const types = useRead(form.types.offered)
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

const ProfileAddress = ({ form }: ProfileFieldsProps) => {
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

const Restored = ({ form }: { readonly form: Form }) => {
  const words = useWords(copy)
  if (!useRead(form.restored)) return null
  return (
    <Alert kind="info" button={{ label: words.discard, onClick: form.discard }}>
      {words.restored}
    </Alert>
  )
}

const Outcome = ({ form, leaves }: { readonly form: Form; readonly leaves: boolean }) => {
  const words = useWords(copy)
  const notice = useRead(form.notice)
  const failure = useRead(form.failure)
  const shown = notice === "failed" ? { kind: "bad" as const, text: words.failed } : undefined
  const saved = notice === "saved" && !leaves ? { kind: "ok" as const, text: words.saved } : undefined
  return (
    <>
      <Toast message={shown ?? saved} closeLabel={words.close} onClose={form.dismiss} />
      {(failure === "sessionLost" || failure === "otherSession") && (
        <LoadingOverlay
          title={words[failure].title}
          hint={words[failure].text}
          cancelLabel={words.sessionLost.now}
          onCancel={form.login}
        />
      )}
    </>
  )
}

type ProfileFormProps = {
  readonly found: ProfileFound
  /** registration: the required fields, then leads away · account: the address too, and stays */
  readonly of: "registration" | "account"
  readonly onSaved?: (() => void) | undefined
}

export const ProfileForm = ({ found, of, onSaved }: ProfileFormProps): ReactNode => {
  const words = useWords(copy)
  const form = useProfileForm(found)
  const card = useForm(form, words)
  const failure = useRead(form.failure)
  const leaves = of === "registration"
  const going = useRead(form.state).is === "done" && leaves ? { text: words.sending } : undefined
  return (
    <>
      <FormCard
        {...card}
        label={words.form}
        title={leaves ? undefined : words.form}
        submitLabel={words.submit}
        sending={going ?? card.sending}
        onSubmit={() => form.submit(() => onSaved?.())}
      >
        <Restored form={form} />
        <ProfileFields form={form} />
        {!leaves && <ProfileAddress form={form} />}
        {(failure === "notSaved" || failure === "offline") && <Alert kind="warn">{words[failure]}</Alert>}
      </FormCard>
      <Outcome form={form} leaves={leaves} />
    </>
  )
}

export const ProfileWaiting = () => {
  const { entering } = useWords(copy)
  const [, go] = useLocation()
  const late = useLate()
  const slow = useLate(slowAfter)
  if (!late) return null
  return (
    <LoadingOverlay
      title={entering.loading}
      slowText={slow ? entering.slow : undefined}
      cancelLabel={slow ? entering.cancel : undefined}
      onCancel={slow ? () => go("/") : undefined}
    />
  )
}

type ProfileEntranceProps = Pick<ReturnType<typeof useProfile>, "state" | "again"> & {
  readonly children: (found: ProfileFound) => ReactNode
}

export const ProfileEntrance = ({ again, children, state }: ProfileEntranceProps): ReactNode => {
  const { entering } = useWords(copy)
  if (state.is !== "done" && state.is !== "failed") return <ProfileWaiting />
  const retry = { label: entering.retry, icon: "arrow-clockwise-bold", onClick: again } as const
  if (state.is === "failed")
    return (
      <Alert kind="bad" button={retry}>
        {entering.lost} <PhoneLinks />
      </Alert>
    )
  return (
    <>
      {state.value.unknown && (
        <Alert kind="warn" button={retry}>
          {entering.unknown}
        </Alert>
      )}
      {children(state.value)}
    </>
  )
}
