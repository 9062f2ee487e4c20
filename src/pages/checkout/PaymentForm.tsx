import { Alert } from "../../components/Alert/Alert"
import { CardNumberField } from "../../components/CardNumberField/CardNumberField"
import { maskedFromRecorders } from "../../components/CardNumberField/cardDigits"
import { CardPreview } from "../../components/CardPreview/CardPreview"
import { ExpiryField } from "../../components/ExpiryField/ExpiryField"
import { FieldPair } from "../../components/FormCard/FormCard"
import { LoadingOverlay } from "../../components/LoadingOverlay/LoadingOverlay"
import { PaymentCard } from "../../components/PaymentCard/PaymentCard"
import { RadioTiles } from "../../components/RadioTiles/RadioTiles"
import { SecurityCodeField } from "../../components/SecurityCodeField/SecurityCodeField"
import { SelectField } from "../../components/SelectField/SelectField"
import { StepFoot } from "../../components/StepFoot/StepFoot"
import { StepForm } from "../../components/StepForm/StepForm"
import { TermsBox } from "../../components/TermsBox/TermsBox"
import { TextField } from "../../components/TextField/TextField"
import { payment as copy } from "../../copy/payment"
import type { CheckoutJourney } from "../../journey/checkout/checkout"
import type { PaymentJourney } from "../../journey/checkout/payment"
import type { PaymentForm as Form } from "../../journey/checkout/paymentForm"
import { useJourney, useWords } from "../../journey/useJourney"
import { presentFields, say } from "../form/presentFields"
import { PhoneLinks } from "../shell/PhoneLinks"
import { useLinkTo } from "../shell/useNavigation"
import { usePublisher } from "../shell/usePublisher"
import { CheckoutBar, CheckoutBlocked, LostCoupon } from "./CheckoutPrice"
import { showPrice } from "./presentCart"
import { networkOf, presentCharge, presentInstalments, presentTrip, presentTypes } from "./presentPayment"

type PaymentFieldsProps = { readonly form: Form }

const Secrets = ({ form }: PaymentFieldsProps) => {
  const words = useWords(copy)
  const { field } = presentFields(form, words)
  return (
    <FieldPair>
      <ExpiryField {...field("expiry")} placeholder={words.card.expiryPlaceholder} />
      <SecurityCodeField {...field("code")} hint={words.codeHint} />
    </FieldPair>
  )
}

const Credit = ({ checkout, form }: PaymentFieldsProps & { readonly checkout: CheckoutJourney }) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const { field } = presentFields(form, words)
  const type = field("type")
  const cart = checkout.cart.value
  return (
    <>
      <RadioTiles {...type} layout="row" options={presentTypes()} />
      {cart && (
        <SelectField
          {...presentInstalments(form.offered.value, { cart, channel, type: type.value, words })}
          {...field("instalment")}
          // A plan that another card drops is no error before the submit.
          onBlur={undefined}
        />
      )}
    </>
  )
}

const Picture = ({ form }: PaymentFieldsProps) => {
  const { channel } = useJourney()
  const { card } = useWords(copy)
  const typed = form.typed.value
  return (
    <CardPreview
      label={card.preview}
      network={networkOf(typed)}
      number={typed.number}
      holder={typed.holder}
      holderLabel={card.holder}
      holderPlaceholder={card.holderPlaceholder}
      expiry={
        channel.card.secrets
          ? { label: card.expiry, value: typed.expiry, placeholder: card.expiryPlaceholder }
          : undefined
      }
    />
  )
}

/** The card fields that the channel asks for (PY-02). Recorders do not see them. */
const PaymentFields = ({ checkout, form }: PaymentFieldsProps & { readonly checkout: CheckoutJourney }) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const { field } = presentFields(form, words)
  const { mode } = form.typed.value
  const number = form.number.value
  return (
    <PaymentCard title={words.card[mode]} note={words.card.secure} preview={<Picture form={form} />}>
      {channel.card.modes.length > 1 && (
        <RadioTiles
          label={words.fields.mode}
          layout="row"
          name="mode"
          options={channel.card.modes.map((value) => ({ value, label: words.modes[value] }))}
          value={mode}
          onChange={(next) => form.type({ mode: next === "debit" ? "debit" : "credit" })}
        />
      )}
      <TextField {...field("holder")} {...maskedFromRecorders} autoComplete="cc-name" hint={words.holderHint} />
      <CardNumberField
        {...field("number")}
        warning={number === "doubtful" ? words.numberDoubt : undefined}
        valid={number === "good"}
      />
      {channel.card.secrets && <Secrets form={form} />}
      {mode === "credit" && <Credit checkout={checkout} form={form} />}
    </PaymentCard>
  )
}

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
  const linkTo = useLinkTo()
  const { form } = payment
  const total = checkout.total.value
  const closed = payment.closed.value
  return (
    <StepForm label={words.formLabel} attempts={0} onSubmit={payment.pay}>
      {closed && <Alert kind="ok">{words.closed(presentTrip(closed.trip, words))}</Alert>}
      {!payment.busy.value &&
        payment.tried.value?.map((trip) => (
          <Alert key={trip.key} kind="warn" button={{ label: words.received, onClick: () => void payment.close(trip) }}>
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
        back={{ label: words.back, ...linkTo("/cotizarpasajeros") }}
      />
      <Paying payment={payment} />
    </StepForm>
  )
}
