import { type ReactNode, useId } from "react"
import { useLocation } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { Checkbox } from "../../components/Checkbox/Checkbox"
import { CheckoutMain } from "../../components/CheckoutLayout/CheckoutLayout"
import { ErrorSummary } from "../../components/ErrorSummary/ErrorSummary"
import { StepFoot } from "../../components/StepFoot/StepFoot"
import { StepForm } from "../../components/StepForm/StepForm"
import { passengers as copy } from "../../copy/passengers"
import type { Profile } from "../../core/account/profile"
import type { Path } from "../../core/channel/paths"
import { type Passengers, usePassengers } from "../../journey/checkout/passengers"
import type { Here } from "../../journey/checkout/step"
import type { Step2 } from "../../journey/checkout/step2"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { unlessNavigated } from "../shell/unlessNavigated"
import { useLinkTo } from "../shell/useNavigation"
import { CheckoutBar, CheckoutBlocked } from "./CheckoutPrice"
import { PassengersMain, PassengersOther } from "./PassengersPerson"
import { presentStep, presentWrong } from "./presentPassengers"

const goTo = (name: string) => document.getElementsByName(name)[0]?.focus()

type StepProps = { readonly passengers: Passengers }

const Wrong = ({ passengers }: StepProps) => {
  const words = useWords(copy)
  const { attempts } = presentStep(useRead(passengers.state), words)
  const wrong = presentWrong(useRead(passengers.told), words)
  return attempts > 0 && wrong ? <ErrorSummary key={attempts} {...wrong} onGo={goTo} /> : null
}

const Memory = ({ passengers: { send, state } }: StepProps) => {
  const words = useWords(copy)
  const { origin, remembers } = presentStep(useRead(state), words)
  return (
    <>
      {origin && (
        <Alert kind="info" button={{ label: words.forget, onClick: () => send({ is: "forgotten" }) }}>
          {origin}
        </Alert>
      )}
      <Checkbox label={words.remember} checked={remembers} onChange={(on) => send({ is: "chose", remembers: on })} />
    </>
  )
}

const Foot = ({ form, passengers: { state } }: StepProps & { readonly form: string }) => {
  const words = useWords(copy)
  const linkTo = useLinkTo()
  const { loading, stopped } = presentStep(useRead(state), words)
  return (
    <CheckoutMain>
      {stopped && <Alert kind="bad">{stopped}</Alert>}
      <StepFoot
        form={form}
        submitLabel={words.submit}
        loading={loading}
        back={{ label: words.back, ...linkTo("/cotizar") }}
      />
    </CheckoutMain>
  )
}

export type PassengersFormsProps = {
  readonly step: Step2
  readonly found: Here
  readonly profile: Profile | undefined
  /** It asks too, so it stands before the button (PR-02). */
  readonly cart: ReactNode
}

export const PassengersForms = ({ step, found, profile, cart }: PassengersFormsProps) => {
  const words = useWords(copy)
  const id = useId()
  const [, go] = useLocation()
  const { openDocument } = useJourney()
  const open = unlessNavigated((path: Path, by?: "document" | "page") =>
    by === "document" ? openDocument(path) : go(path)
  )
  const passengers = usePassengers(step, found, open)
  const { attempts } = presentStep(useRead(passengers.state), words)
  const others = passengers.others.map((form, index) => ({ form, place: index + 1 }))
  return (
    <>
      <StepForm id={id} label={words.form} attempts={attempts} onSubmit={() => passengers.send({ is: "pressed" })}>
        <Wrong passengers={passengers} />
        <CheckoutBlocked step={step} />
        <CheckoutBar step={step} />
        <PassengersMain passengers={passengers} profile={profile} />
        {others.map(({ form, place }) => (
          <PassengersOther key={place} passengers={passengers} form={form} place={place} />
        ))}
        <Memory passengers={passengers} />
      </StepForm>
      {cart}
      <Foot form={id} passengers={passengers} />
    </>
  )
}
