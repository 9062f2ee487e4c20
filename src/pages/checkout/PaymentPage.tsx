import { Redirect, useLocation } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { CheckoutMain } from "../../components/CheckoutLayout/CheckoutLayout"
import { StepFoot } from "../../components/StepFoot/StepFoot"
import { StepForm } from "../../components/StepForm/StepForm"
import { TermsBox } from "../../components/TermsBox/TermsBox"
import { TripCard } from "../../components/TripCard/TripCard"
import { payment as copy } from "../../copy/payment"
import { isExternal } from "../../core/cart/cart"
import type { Paying } from "../../core/enroll/payingState"
import { readEmail } from "../../core/person/reach"
import { type PaymentJourney, usePayment } from "../../journey/checkout/payment"
import type { PaymentForm as Form } from "../../journey/checkout/paymentForm"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { noticeState } from "../../journey/visit/visit"
import { say } from "../form/presentFields"
import { PhoneLinks } from "../shell/PhoneLinks"
import { useLinkTo } from "../shell/useNavigation"
import { usePublisher } from "../shell/usePublisher"
import { CheckoutBar, CheckoutBlocked, LostCoupon } from "./CheckoutPrice"
import { CheckoutStep } from "./CheckoutStep"
import { PaymentFields } from "./PaymentFields"
import { PaymentModal } from "./PaymentModal"
import { PaymentWait } from "./PaymentWait"
import { presentAfter, presentSum, presentTravellers, presentTrip } from "./presentPayment"

const Terms = ({ form }: { readonly form: Form }) => {
  const { fields, problems, terms } = useWords(copy)
  const publisher = usePublisher()
  const typed = useRead(form.typed)
  const visible = useRead(form.visible)
  return (
    <TermsBox
      label={fields.terms}
      name="terms"
      checked={typed.terms}
      onChange={(checked) => form.type({ terms: checked })}
      error={say(problems.terms, visible.terms)}
      documents={[
        { label: terms.conditions, href: publisher.terms },
        { label: terms.privacy, href: publisher.privacy }
      ]}
      newTab={terms.newTab}
    />
  )
}

type Props = { readonly payment: PaymentJourney }

const isWaiting = ({ now: { is } }: Paying) => is === "checking" || is === "paying" || is === "bought"

/** What is known of payments before this one. */
const Doubts = ({ payment: { send, state } }: Props) => {
  const words = useWords(copy)
  const now = useRead(state)
  return (
    <>
      {now.received && <Alert kind="ok">{words.closed(presentTrip(now.received, words))}</Alert>}
      {!isWaiting(now) &&
        now.open?.map((trip) => (
          <Alert
            key={trip.key}
            kind="warn"
            button={{ label: words.received, onClick: () => send({ is: "received", trip }) }}
          >
            {words.pending(presentTrip(trip, words))} <PhoneLinks />
          </Alert>
        ))}
    </>
  )
}

const Sum = ({ payment: { declined, form, step } }: Props) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const linkTo = useLinkTo()
  const isDeclined = useRead(declined)
  const total = useRead(step.total)
  const typed = useRead(form.typed)
  const chosen = useRead(form.chosen)
  const passengers = useRead(step.here)?.passengers
  if (!passengers) return null
  return (
    <TripCard
      kind="people"
      {...presentTravellers(passengers, { change: linkTo("/cotizarpasajeros"), channel, words })}
      sum={total === undefined ? undefined : presentSum(typed, chosen, { channel, declined: isDeclined, total, words })}
    />
  )
}

const Foot = ({ payment }: Props) => {
  const words = useWords(copy)
  const linkTo = useLinkTo()
  const state = useRead(payment.state)
  const waiting = isWaiting(state)
  const after = presentAfter(state, words)
  return (
    <>
      {after && (
        // The modal has announced it.
        <Alert kind="warn" silent>
          {after}
        </Alert>
      )}
      <StepFoot
        submitLabel={words.submit}
        icon="lock-simple-fill"
        loading={waiting ? words.paying : undefined}
        note={words.withdrawal}
        back={{ label: words.back, ...linkTo("/cotizarpasajeros") }}
      />
      {waiting && <PaymentWait payment={payment} state={state} />}
    </>
  )
}

const Left = ({ payment }: Props) => {
  const { now } = useRead(payment.state)
  return now.is === "left" && <Redirect to={now.to} replace state={noticeState(now.why)} />
}

/** A press draws what follows the machine alone: the whole page would hold up the payment. */
export const PaymentPage = () => {
  const words = useWords(copy)
  const [, go] = useLocation()
  const payment = usePayment(go)
  const { step, form } = payment
  const found = useRead(step.here)
  const chosen = useRead(form.chosen)
  return (
    <CheckoutStep step={step} title={words.title} context="payment" chosen={chosen}>
      {(cart) => (
        <>
          <CheckoutMain>
            {found?.passengers && isExternal(found.purchase) && (
              <Alert kind="info">{words.byLink(readEmail(found.passengers.main.email))}</Alert>
            )}
            {found && (
              <StepForm label={words.formLabel} attempts={0} onSubmit={payment.pay}>
                <Doubts payment={payment} />
                <CheckoutBlocked step={step} />
                <LostCoupon step={step} />
                <CheckoutBar step={step} />
                <PaymentFields payment={payment} />
                <Sum payment={payment} />
                <Terms form={form} />
                <Foot payment={payment} />
              </StepForm>
            )}
            <PaymentModal payment={payment} />
            <Left payment={payment} />
          </CheckoutMain>
          {cart}
        </>
      )}
    </CheckoutStep>
  )
}
