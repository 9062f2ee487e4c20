import { useLocation } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { Checkbox } from "../../components/Checkbox/Checkbox"
import { ErrorSummary } from "../../components/ErrorSummary/ErrorSummary"
import { StepFoot } from "../../components/StepFoot/StepFoot"
import { StepForm } from "../../components/StepForm/StepForm"
import { passengers as copy } from "../../copy/passengers"
import type { Profile } from "../../core/account/profile"
import type { PassengersDraft } from "../../core/passengers/passenger"
import type { Search } from "../../core/trip/search"
import type { Step2 } from "../../journey/checkout/couponBox"
import { type Passengers, usePassengers } from "../../journey/checkout/passengers"
import { useJourney, useWords } from "../../journey/useJourney"
import { unlessNavigated } from "../shell/unlessNavigated"
import { useLinkTo } from "../shell/useNavigation"
import { CheckoutBar, CheckoutBlocked } from "./CheckoutPrice"
import { PassengersMain, PassengersOther } from "./PassengersPerson"
import { presentWrong } from "./presentPassengers"

const goTo = (name: string) => document.getElementsByName(name)[0]?.focus()

const Wrong = ({ passengers }: { readonly passengers: Passengers }) => {
  const words = useWords(copy)
  const wrong = presentWrong(passengers, words)
  return wrong ? <ErrorSummary key={passengers.attempts.value} {...wrong} onGo={goTo} /> : null
}

const Foot = ({ passengers }: { readonly passengers: Passengers }) => {
  const words = useWords(copy)
  const linkTo = useLinkTo()
  const stopped = passengers.stopped.value
  return (
    <>
      {passengers.restored.value && (
        <Alert kind="info" button={{ label: words.forget, onClick: passengers.forget }}>
          {words[passengers.restored.value]}
        </Alert>
      )}
      <Checkbox
        label={words.remember}
        checked={passengers.remembers.value}
        onChange={(on) => {
          passengers.remembers.value = on
        }}
      />
      {stopped && <Alert kind="bad">{words[stopped]}</Alert>}
      <StepFoot
        submitLabel={words.submit}
        loading={passengers.busy.value ? words.continuing : undefined}
        back={{ label: words.back, ...linkTo("/cotizar") }}
      />
    </>
  )
}

export type PassengersFormsProps = {
  readonly checkout: Step2
  readonly search: Search
  readonly kept: PassengersDraft | undefined
  readonly companions: PassengersDraft | undefined
  readonly profile: Profile | undefined
}

export const PassengersForms = ({ checkout, companions, kept, profile, search }: PassengersFormsProps) => {
  const words = useWords(copy)
  const passengers = usePassengers(checkout, search, kept, companions)
  const [, go] = useLocation()
  const { openDocument } = useJourney()
  const others = passengers.others.map((form, index) => ({ form, place: index + 1 }))
  return (
    <StepForm
      label={words.form}
      attempts={passengers.attempts.value}
      onSubmit={() => void passengers.submit(unlessNavigated(go), unlessNavigated(openDocument))}
    >
      <Wrong passengers={passengers} />
      <CheckoutBlocked checkout={checkout} />
      <CheckoutBar checkout={checkout} />
      <PassengersMain passengers={passengers} profile={profile} />
      {others.map(({ form, place }) => (
        <PassengersOther key={place} passengers={passengers} form={form} place={place} />
      ))}
      <Foot passengers={passengers} />
    </StepForm>
  )
}
