import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldPair } from "../../components/FormCard/FieldPair"
import { FormCard } from "../../components/FormCard/FormCard"
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

export const RightsForm = () => {
  const { document } = useJourney().channel
  const own = useWords("rights", rights)
  const words = useWords("withdrawal", withdrawal)
  const { fields: theirs, form: hints, problems: reach } = useWords("contact", contact)
  const form = useServiceForm("rights")
  const { document: id, email, message, name } = words.fields
  // The summary names the errors in this order, which is the form's.
  const fields = { right: own.right, name, document: id, phone: theirs.phone, email, message }
  const { problems } = words
  const typed = form.typed.value
  const told = form.visible.value
  const wrong = form.attempts.value > 0 ? wrongFields(told, fields) : []
  const field = (of: keyof typeof typed) => ({
    name: of,
    label: fields[of],
    value: typed[of],
    onChange: (value: string) => form.type({ [of]: value }),
    onBlur: () => form.blur(of),
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
      <RadioTiles
        {...field("right")}
        options={own.rights.map((right) => ({ value: right.name, label: right.what }))}
        error={told.right && own.required}
      />
      <TextField {...field("name")} error={say(problems.name, told.name)} autoComplete="name" />
      <FieldPair>
        <DigitsField
          {...field("document")}
          onBlur={leaveDocument}
          hint={words.form.documentHint}
          error={say(problems.document, told.document)}
          {...(document === "rut" && { also: "k", inputMode: "text" })}
        />
        <DigitsField
          {...field("phone")}
          also="+()"
          hint={hints.phoneHint}
          error={say(reach.phone, told.phone)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </FieldPair>
      <TextField
        {...field("email")}
        error={say(problems.email, told.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextArea {...field("message")} placeholder={own.placeholder} error={say(problems.message, told.message)} />
    </FormCard>
  )
}
