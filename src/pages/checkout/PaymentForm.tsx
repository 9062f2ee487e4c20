import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { LoadingOverlay } from "../../components/LoadingOverlay/LoadingOverlay"
import { StepFoot } from "../../components/StepFoot/StepFoot"
import { StepForm } from "../../components/StepForm/StepForm"
import { TermsBox } from "../../components/TermsBox/TermsBox"
import { payment as copy } from "../../copy/payment"
import type { CheckoutJourney } from "../../journey/checkout/checkout"
import type { PaymentJourney } from "../../journey/checkout/payment"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { say } from "../form/presentFields"
import { PhoneLinks } from "../shell/PhoneLinks"
import { useNavigation } from "../shell/useNavigation"
import { usePublisher } from "../shell/usePublisher"
import { CheckoutBar } from "./CheckoutCart"
import { CheckoutBlocked, LostCoupon } from "./CheckoutPrice"
import { PaymentFields } from "./PaymentFields"
import { showPrice } from "./presentCart"
import { presentCharge, presentTrip } from "./presentPayment"

type Props = { readonly checkout: CheckoutJourney; readonly payment: PaymentJourney }

/** A payment under way cannot be cancelled (TR-04). */
const Paying = ({ payment }: Pick<Props, "payment">) => {
  const words = useWords(copy)
  const state = payment.state.value
  if (!payment.busy.value) return null
  const slow = state.is === "loading" && state.slow
  return <LoadingOverlay title={words.paying} hint={words.stay} slowText={slow ? words.slow : undefined} />
}

const Terms = ({ payment }: Pick<Props, "payment">) => {
  const { fields, problems, terms } = useWords(copy)
  const publisher = usePublisher()
  const { visible, type, typed } = payment.form
  return (
    <TermsBox
      label={fields.terms}
      name="terms"
      checked={typed.value.terms}
      onChange={(checked) => type({ terms: checked })}
      error={say(problems.terms, visible.value.terms)}
      documents={[
        { label: terms.conditions, href: publisher.terms },
        { label: terms.privacy, href: publisher.privacy }
      ]}
      newTab={terms.newTab}
    />
  )
}

export const PaymentForm = ({ checkout, payment }: Props) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const { onNavigate } = useNavigation()
  const { form } = payment
  const total = checkout.total.value
  const closed = payment.closed.value
  const step2 = "/cotizarpasajeros"
  return (
    <StepForm label={words.formLabel} attempts={0} onSubmit={payment.pay}>
      {closed && <Alert kind="ok">{words.closed(presentTrip(closed.trip, words))}</Alert>}
      {!payment.busy.value &&
        payment.tried.value?.map((trip) => (
          <Alert
            key={trip.key}
            kind="warn"
            action={
              <Button kind="line" size="small" onClick={() => void payment.close(trip)}>
                {words.received}
              </Button>
            }
          >
            {words.pending(presentTrip(trip, words))} <PhoneLinks />
          </Alert>
        ))}
      <CheckoutBlocked checkout={checkout} />
      <LostCoupon checkout={checkout} />
      <CheckoutBar checkout={checkout} />
      <PaymentFields checkout={checkout} form={form} />
      <Terms payment={payment} />
      <StepFoot
        submitLabel={words.submit}
        icon="lock-simple-fill"
        loading={payment.busy.value ? words.paying : undefined}
        amount={
          total === undefined
            ? undefined
            : {
                label: words.total,
                price: showPrice(total, channel),
                how: presentCharge(form.typed.value, form.chosen.value, { channel, total, words })
              }
        }
        note={words.withdrawal}
        back={{ label: words.back, href: step2, onClick: (event) => onNavigate(step2, event) }}
      />
      <Paying payment={payment} />
    </StepForm>
  )
}
