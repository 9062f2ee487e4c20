import { DateField } from "../../components/DateField/DateField"
import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldPair } from "../../components/FormCard/FieldPair"
import { FormCard } from "../../components/FormCard/FormCard"
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

export const CancellationForm = ({ kind }: { readonly kind: CancellationKind }) => {
  const { document } = useJourney().channel
  const words = useWords("withdrawal", withdrawal)
  const form = useServiceForm(kind)
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
      <TextField {...field("name")} error={say(problems.name, told.name)} autoComplete="name" />
      <FieldPair>
        <DigitsField
          {...field("document")}
          onBlur={leaveDocument}
          hint={label.documentHint}
          error={say(problems.document, told.document)}
          {...(document === "rut" && { also: "k", inputMode: "text" })}
        />
        <TextField
          {...field("email")}
          error={say(problems.email, told.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </FieldPair>
      <FieldPair>
        <DateField
          {...field("purchaseDate")}
          placeholder={label.datePlaceholder}
          error={say(problems.purchaseDate, told.purchaseDate)}
        />
        <DigitsField
          {...field("voucher")}
          value={shownVoucher(typed.voucher)}
          hint={label.voucherHint}
          error={say(problems.voucher, told.voucher)}
        />
      </FieldPair>
      <TextArea
        {...field("message")}
        placeholder={kinds[kind].messagePlaceholder}
        error={say(problems.message, told.message)}
      />
    </FormCard>
  )
}
