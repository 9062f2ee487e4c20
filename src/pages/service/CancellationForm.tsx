import { DateField } from "../../components/DateField/DateField"
import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldPair, FormCard } from "../../components/FormCard/FormCard"
import { TextArea } from "../../components/TextArea/TextArea"
import { TextField } from "../../components/TextField/TextField"
import { withdrawal } from "../../copy/withdrawal"
import { showDocument } from "../../core/person/document"
import { type CancellationKind, shownVoucher } from "../../core/service/cancellation"
import { usePrefill } from "../../journey/service/usePrefill"
import { useServiceForm } from "../../journey/service/useServiceForm"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { say, wrongFields } from "../form/presentProblems"
import { presentSending } from "../form/presentSending"
import { useRemedies } from "../form/useRemedies"

export const CancellationForm = ({ kind }: { readonly kind: CancellationKind }) => {
  const { document } = useJourney().channel
  const words = useWords("withdrawal", withdrawal)
  const form = useServiceForm(kind)
  const remedies = useRemedies()
  usePrefill(form.fill)
  const { fields, form: label, kinds, problems } = words
  const typed = form.typed.value
  const told = form.visible.value
  const wrong = form.attempts.value > 0 ? wrongFields(told, fields) : []
  const field = (name: keyof typeof typed) => ({
    name,
    label: fields[name],
    value: typed[name],
    onChange: (value: string) => form.type({ [name]: value }),
    onBlur: () => form.blur(name),
    error: say<string>(problems[name], told[name]),
    required: true
  })
  const leaveDocument = () => {
    form.type({ document: showDocument(form.typed.peek().document, document) })
    form.blur("document")
  }
  return (
    <FormCard
      label={kinds[kind].title}
      wrong={wrong.length > 0 ? { title: words.summary(wrong.length), fields: wrong } : undefined}
      attempts={form.attempts.value}
      submitLabel={label.submit}
      sending={presentSending(form.state.value, words, form.cancel)}
      onSubmit={form.send}
      onFirstTouch={form.prepare}
      withoutScripts={words.withoutScripts}
    >
      <TextField {...field("name")} autoComplete="name" />
      <FieldPair>
        <DigitsField
          {...remedies.document(field("document"))}
          onBlur={leaveDocument}
          hint={label.documentHint}
          {...(document === "rut" && { also: "k", inputMode: "text" })}
        />
        <TextField
          {...remedies.email(field("email"), "email" in told)}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </FieldPair>
      <FieldPair>
        <DateField {...field("purchaseDate")} placeholder={label.datePlaceholder} />
        <DigitsField {...field("voucher")} value={shownVoucher(typed.voucher)} hint={label.voucherHint} />
      </FieldPair>
      <TextArea {...field("message")} placeholder={kinds[kind].messagePlaceholder} />
    </FormCard>
  )
}
