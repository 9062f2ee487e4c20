import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldPair, FormCard } from "../../components/FormCard/FormCard"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { RadioTiles } from "../../components/RadioTiles/RadioTiles"
import { TextArea } from "../../components/TextArea/TextArea"
import { TextField } from "../../components/TextField/TextField"
import { contact } from "../../copy/contact"
import { rights } from "../../copy/rights"
import { withdrawal } from "../../copy/withdrawal"
import { showDocument } from "../../core/person/document"
import { useServiceForm } from "../../journey/service/useServiceForm"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { say, wrongFields } from "../form/presentProblems"
import { presentSending } from "../form/presentSending"
import { useRemedies } from "../form/useRemedies"

export const RightsForm = () => {
  const { document } = useJourney().channel
  const own = useWords("rights", rights)
  const words = useWords("withdrawal", withdrawal)
  const { fields: theirs, problems: reach } = useWords("contact", contact)
  const form = useServiceForm("rights")
  const remedies = useRemedies()
  const { document: id, email, message, name } = words.fields
  // The summary names the errors in this order, which is the form's.
  const fields = { right: own.right, name, document: id, phone: theirs.phone, email, message }
  const problems = { ...words.problems, phone: reach.phone, right: { required: own.required } }
  const typed = form.typed.value
  const told = form.visible.value
  const wrong = form.attempts.value > 0 ? wrongFields(told, fields) : []
  const field = (of: keyof typeof typed) => ({
    name: of,
    label: fields[of],
    value: typed[of],
    onChange: (value: string) => form.type({ [of]: value }),
    onBlur: () => form.blur(of),
    error: say<string>(problems[of], told[of]),
    required: true
  })
  const leaveDocument = () => {
    form.type({ document: showDocument(form.typed.peek().document, document) })
    form.blur("document")
  }
  return (
    <FormCard
      label={own.title}
      wrong={wrong.length > 0 ? { title: words.summary(wrong.length), fields: wrong } : undefined}
      attempts={form.attempts.value}
      submitLabel={words.form.submit}
      sending={presentSending(form.state.value, words, form.cancel)}
      onSubmit={form.send}
      onFirstTouch={form.prepare}
      withoutScripts={words.withoutScripts}
    >
      <RadioTiles {...field("right")} options={own.rights.map((right) => ({ value: right.name, label: right.what }))} />
      <TextField {...field("name")} autoComplete="name" />
      <FieldPair>
        <DigitsField
          {...remedies.document(field("document"))}
          onBlur={leaveDocument}
          hint={words.form.documentHint}
          {...(document === "rut" && { also: "k", inputMode: "text" })}
        />
        <PhoneField {...remedies.phone(field("phone"))} />
      </FieldPair>
      <TextField
        {...remedies.email(field("email"), "email" in told)}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextArea {...field("message")} placeholder={own.placeholder} />
    </FormCard>
  )
}
