import { CardMark } from "../../components/CardMark/CardMark"
import { CardNumberField } from "../../components/CardNumberField/CardNumberField"
import { maskedFromRecorders } from "../../components/CardNumberField/cardDigits"
import { CardPreview } from "../../components/CardPreview/CardPreview"
import { ExpiryField } from "../../components/ExpiryField/ExpiryField"
import { FieldPair } from "../../components/FieldPair/FieldPair"
import { OtherCard } from "../../components/OtherCard/OtherCard"
import { PaymentCard } from "../../components/PaymentCard/PaymentCard"
import { RadioTiles } from "../../components/RadioTiles/RadioTiles"
import { SecurityCodeField } from "../../components/SecurityCodeField/SecurityCodeField"
import { SelectField } from "../../components/SelectField/SelectField"
import { TextField } from "../../components/TextField/TextField"
import { payment as copy } from "../../copy/payment"
import type { PaymentJourney } from "../../journey/checkout/payment"
import type { PaymentForm as Form } from "../../journey/checkout/paymentForm"
import type { PurchaseStep } from "../../journey/checkout/step"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { useField } from "../form/useField"
import { PhoneLinks } from "../shell/PhoneLinks"
import { presentScene } from "./presentCart"
import { networkOf, presentInstalments, presentTypes } from "./presentPayment"

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

const types = presentTypes().map((type) => ({ ...type, mark: <CardMark network={type.label} /> }))

const Credit = ({ step, form }: PaymentFieldsProps & { readonly step: PurchaseStep }) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const field = useField(form, words)
  const type = field("type")
  const cart = useRead(step.cart)
  const offered = useRead(form.offered)
  return (
    <>
      <RadioTiles {...type} layout="row" options={types} />
      {cart && (
        <SelectField
          {...presentInstalments(offered, { cart, channel, type: type.value, words })}
          {...field("instalment")}
          // A plan that another card drops is no error before the submit.
          onBlur={undefined}
        />
      )}
    </>
  )
}

const Picture = ({ step, form }: PaymentFieldsProps & { readonly step: PurchaseStep }) => {
  const journey = useJourney()
  const { channel } = journey
  const { card } = useWords(copy)
  const typed = useRead(form.typed)
  const search = useRead(step.search)
  return (
    <CardPreview
      scene={presentScene(search?.trip.destination ?? "", journey).scene}
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

type PaymentProps = { readonly payment: PaymentJourney }

/** The card fields that the channel asks for (PY-02). Recorders do not see them. */
export const PaymentFields = ({ payment: { step, declined, form } }: PaymentProps) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const field = useField(form, words)
  const typedNumber = field("number")
  const isDeclined = useRead(declined)
  const typed = useRead(form.typed)
  const { mode } = typed
  const network = networkOf(typed)
  const number = useRead(form.number)
  const onOther = () => {
    form.another()
    // The button goes with what was declined.
    document.getElementsByName(typedNumber.name)[0]?.focus()
  }
  return (
    <PaymentCard title={words.card[mode]} note={words.card.secure} preview={<Picture step={step} form={form} />}>
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
        {...typedNumber}
        mark={network && <CardMark network={network} />}
        error={typedNumber.error ?? (isDeclined ? words.problems.number.declined : undefined)}
        warning={number === "doubtful" ? words.numberDoubt : undefined}
        valid={number === "good"}
        after={
          isDeclined && (
            <OtherCard {...words.other} onOther={onOther}>
              <PhoneLinks />
            </OtherCard>
          )
        }
      />
      {channel.card.secrets && <Secrets form={form} />}
      {mode === "credit" && <Credit step={step} form={form} />}
    </PaymentCard>
  )
}
