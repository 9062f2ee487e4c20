import { DateField } from "../../components/DateField/DateField"
import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldPair } from "../../components/FieldPair/FieldPair"
import { FormCard } from "../../components/FormCard/FormCard"
import { FormIntro } from "../../components/FormIntro/FormIntro"
import { FormLayout } from "../../components/FormLayout/FormLayout"
import { TextArea } from "../../components/TextArea/TextArea"
import { TextField } from "../../components/TextField/TextField"
import { Timeline } from "../../components/Timeline/Timeline"
import { withdrawal } from "../../copy/withdrawal"
import { type CancellationKind, shownVoucher } from "../../core/service/cancellation"
import { usePrefill, useServiceForm } from "../../journey/service/serviceForms"
import { useJourney, useWords } from "../../journey/useJourney"
import { useFields } from "../form/useFields"
import { useForm } from "../form/useForm"
import { Layout } from "../shell/Layout"
import { presentReceipt, SendingResult } from "./SendingResult"

const CancellationForm = ({ kind }: { readonly kind: CancellationKind }) => {
  const words = useWords(withdrawal)
  const form = useServiceForm(kind)
  const { document, email, field } = useFields(form, words)
  usePrefill(form.fill)
  const { form: label, kinds } = words
  const voucher = field("voucher")
  return (
    <FormCard
      {...useForm(form, words)}
      label={kinds[kind].title}
      submitLabel={label.submit}
      onSubmit={form.send}
      onFirstTouch={form.prepare}
    >
      <TextField {...field("name")} autoComplete="name" />
      <FieldPair>
        <DigitsField {...document("document")} hint={label.documentHint} />
        <TextField {...email("email")} />
      </FieldPair>
      <FieldPair>
        <DateField {...field("purchaseDate")} placeholder={label.datePlaceholder} />
        <DigitsField {...voucher} value={shownVoucher(voucher.value)} hint={label.voucherHint} />
      </FieldPair>
      <TextArea {...field("message")} placeholder={kinds[kind].messagePlaceholder} />
    </FormCard>
  )
}

const CancellationResult = ({ kind }: { readonly kind: CancellationKind }) => {
  const { channel } = useJourney()
  const words = useWords(withdrawal)
  const { failed, resultTitle } = words.kinds[kind]
  return (
    <SendingResult
      form={useServiceForm(kind)}
      title={resultTitle}
      failed={failed}
      sent={words.sent}
      receipt={(sent) => presentReceipt(sent, words, channel)}
    />
  )
}

export const Cancellation = ({ kind }: { readonly kind: CancellationKind }) => {
  const { steps, text, title } = useWords(withdrawal).kinds[kind]
  const intro = (
    <FormIntro title={title} text={text}>
      <Timeline steps={steps} />
    </FormIntro>
  )
  return (
    <Layout name={title}>
      <FormLayout under="header" aside={intro}>
        <CancellationForm kind={kind} />
      </FormLayout>
      <CancellationResult kind={kind} />
    </Layout>
  )
}
