import { CardNumberField } from "../../components/CardNumberField/CardNumberField"
import { maskedFromRecorders } from "../../components/CardNumberField/maskedFromRecorders"
import { CardPreview } from "../../components/CardPreview/CardPreview"
import { ExpiryField } from "../../components/ExpiryField/ExpiryField"
import { FieldPair } from "../../components/FormCard/FormCard"
import { PaymentCard } from "../../components/PaymentCard/PaymentCard"
import { RadioTiles } from "../../components/RadioTiles/RadioTiles"
import { SecurityCodeField } from "../../components/SecurityCodeField/SecurityCodeField"
import { SelectField } from "../../components/SelectField/SelectField"
import { TextField } from "../../components/TextField/TextField"
import { payment as copy } from "../../copy/payment"
import type { CheckoutJourney } from "../../journey/checkout/checkout"
import type { PaymentForm } from "../../journey/checkout/paymentForm"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { presentFields } from "../form/presentFields"
import { networkOf, presentInstalments, presentTypes } from "./presentPayment"

type Props = { readonly form: PaymentForm }
const Secrets = ({ form }: Props) => {
  const words = useWords(copy)
  const { field } = presentFields(form, words)
  return (
    <FieldPair>
      <ExpiryField {...field("expiry")} placeholder={words.card.expiryPlaceholder} />
      <SecurityCodeField {...field("code")} hint={words.codeHint} />
    </FieldPair>
  )
}

const Credit = ({ checkout, form }: Props & { readonly checkout: CheckoutJourney }) => {
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

const Picture = ({ form }: Props) => {
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
export const PaymentFields = ({ checkout, form }: Props & { readonly checkout: CheckoutJourney }) => {
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
