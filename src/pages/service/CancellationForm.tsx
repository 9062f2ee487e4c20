import { DateField } from "../../components/DateField/DateField"
import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldPair, FormCard } from "../../components/FormCard/FormCard"
import { TextArea } from "../../components/TextArea/TextArea"
import { TextField } from "../../components/TextField/TextField"
import { withdrawal } from "../../copy/withdrawal"
import { type CancellationKind, shownVoucher } from "../../core/service/cancellation"
import { usePrefill } from "../../journey/service/usePrefill"
import { useServiceForm } from "../../journey/service/useServiceForm"
import { useWords } from "../../journey/useWords"
import { presentForm } from "../form/presentForm"
import { useFields } from "../form/useFields"

export const CancellationForm = ({ kind }: { readonly kind: CancellationKind }) => {
  const words = useWords(withdrawal)
  const form = useServiceForm(kind)
  const { document, email, field } = useFields(form, words)
  usePrefill(form.fill)
  const { form: label, kinds } = words
  const voucher = field("voucher")
  return (
    <FormCard
      {...presentForm(form, words)}
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
