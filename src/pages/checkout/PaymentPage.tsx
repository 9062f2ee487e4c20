import { useEffect, useRef } from "react"
import { Redirect, useLocation } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { CardNumberField } from "../../components/CardNumberField/CardNumberField"
import { maskedFromRecorders } from "../../components/CardNumberField/cardDigits"
import { CardPreview } from "../../components/CardPreview/CardPreview"
import { Dialog } from "../../components/Dialog/Dialog"
import { ExpiryField } from "../../components/ExpiryField/ExpiryField"
import { FieldPair } from "../../components/FieldPair/FieldPair"
import { LoadingOverlay } from "../../components/LoadingOverlay/LoadingOverlay"
import { PaymentCard } from "../../components/PaymentCard/PaymentCard"
import { RadioTiles } from "../../components/RadioTiles/RadioTiles"
import { SecurityCodeField } from "../../components/SecurityCodeField/SecurityCodeField"
import { SelectField } from "../../components/SelectField/SelectField"
import { Stack } from "../../components/Stack/Stack"
import { StepFoot } from "../../components/StepFoot/StepFoot"
import { StepForm } from "../../components/StepForm/StepForm"
import { TermsBox } from "../../components/TermsBox/TermsBox"
import { TextField } from "../../components/TextField/TextField"
import { TripCard } from "../../components/TripCard/TripCard"
import { payment as copy } from "../../copy/payment"
import { isExternal } from "../../core/cart/cart"
import { readEmail } from "../../core/person/reach"
import type { CheckoutJourney } from "../../journey/checkout/checkout"
import { type Notice, type PaymentJourney, usePayment } from "../../journey/checkout/payment"
import type { PaymentForm as Form } from "../../journey/checkout/paymentForm"
import { useJourney, useWords } from "../../journey/useJourney"
import { noticeState } from "../../journey/visit/visit"
import { say } from "../form/presentFields"
import { useField } from "../form/useField"
import { PhoneLinks } from "../shell/PhoneLinks"
import { useLinkTo } from "../shell/useNavigation"
import { usePublisher } from "../shell/usePublisher"
import { CheckoutBar, CheckoutBlocked, LostCoupon } from "./CheckoutPrice"
import { CheckoutStep } from "./CheckoutStep"
import { showPrice } from "./presentCart"
import {
  networkOf,
  presentCharge,
  presentInstalments,
  presentNotice,
  presentTravellers,
  presentTrip,
  presentTypes
} from "./presentPayment"

type PaymentFieldsProps = { readonly form: Form }

const Secrets = ({ form }: PaymentFieldsProps) => {
  const words = useWords(copy)
  const field = useField(form, words)
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
  const field = useField(form, words)
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
  const field = useField(form, words)
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

const PaymentForm = ({ checkout, payment }: Props) => {
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

const focusFirstWrong = () => {
  const found = document.querySelector<HTMLElement>("main form [aria-invalid=true]")
  const control = found?.matches("input, select") ? found : found?.querySelector("input")
  control?.focus()
}

const isWay = <Ways extends object>(notice: Notice, ways: Ways): notice is Notice & keyof Ways =>
  notice !== undefined && Object.hasOwn(ways, notice)

const PaymentNotice = ({ payment }: { readonly payment: PaymentJourney }) => {
  const { openDocument } = useJourney()
  const words = useWords(copy)
  const notice = payment.notice.value
  const told = presentNotice(notice, { tried: payment.tried.value, ...payment.about.value }, words)
  const before = useRef(notice)
  useEffect(() => {
    if (before.current === "wrong" && notice === undefined) focusFirstWrong()
    before.current = notice
  }, [notice])

  if (!told) return null
  // It stays open, so that the visitor cannot use the page behind it.
  const toLogin = () => openDocument("/login")
  const ways = {
    confirm: { label: words.confirm.pay, act: payment.payAnyway },
    confirmTwice: { label: words.confirmTwice.pay, act: payment.payAnyway },
    bought: { label: words.bought.see, act: () => openDocument("/tuscompras") },
    notKept: { label: words.notKept.pay, act: payment.payAnyway },
    sessionLost: { label: words.sessionLost.login, act: toLogin },
    gone: { label: words.gone.plans, act: () => openDocument("/cotizar") }
  }
  const way = isWay(notice, ways) ? ways[notice] : undefined
  const { trip } = payment.about.value
  return (
    <Dialog
      title={told.title}
      open
      onClose={notice === "sessionLost" ? toLogin : payment.dismiss}
      closeLabel={words.close}
      actions={
        way && (
          <>
            {trip && (
              <Button kind="line" onClick={() => void payment.close(trip)}>
                {words.received}
              </Button>
            )}
            {notice === "bought" && (
              <Button kind="line" onClick={payment.payAnyway}>
                {words.bought.pay}
              </Button>
            )}
            <Button onClick={way.act}>{way.label}</Button>
          </>
        )
      }
    >
      <Stack>
        {told.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {told.phones && <PhoneLinks />}
      </Stack>
    </Dialog>
  )
}

export const PaymentPage = () => {
  const words = useWords(copy)
  const [, go] = useLocation()
  const { checkout, payment } = usePayment(go)
  const found = checkout.here.value
  return (
    <CheckoutStep
      checkout={checkout}
      title={words.title}
      context="payment"
      chosen={payment.form.chosen.value}
      aside={found?.passengers && <TripCard {...presentTravellers(found.passengers, words)} />}
    >
      {found?.passengers && isExternal(found.checkout) && (
        <Alert kind="info">{words.byLink(readEmail(found.passengers.main.email))}</Alert>
      )}
      {found && <PaymentForm checkout={checkout} payment={payment} />}
      <PaymentNotice payment={payment} />
      {payment.closed.value?.bought && <Redirect to="/" replace state={noticeState("closed")} />}
    </CheckoutStep>
  )
}
