import { FieldPair, FormCard } from "../../components/FormCard/FormCard"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { RadioTiles } from "../../components/RadioTiles/RadioTiles"
import { TextArea } from "../../components/TextArea/TextArea"
import { TextField } from "../../components/TextField/TextField"
import { contact } from "../../copy/contact"
import { useServiceForm } from "../../journey/service/useServiceForm"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { say, wrongFields } from "../form/presentProblems"
import { presentSending } from "../form/presentSending"
import { useRemedies } from "../form/useRemedies"

export const ContactForm = () => {
  const { channel } = useJourney()
  const words = useWords("contact", contact)
  const form = useServiceForm("contact")
  const remedies = useRemedies()
  const { fields, form: label, problems } = words
  const { contactForm } = channel
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
  return (
    <FormCard
      label={label.label}
      title={label.title}
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
        <PhoneField {...remedies.phone(field("phone"))} />
        <TextField
          {...remedies.email(field("email"), "email" in told)}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </FieldPair>
      {contactForm.asks === "hours" ? (
        <RadioTiles
          {...field("hours")}
          options={contactForm.slots.map((slot) => ({ value: slot, label: label.slot(slot) }))}
        />
      ) : (
        <TextArea {...field("reason")} placeholder={label.reasonPlaceholder} />
      )}
    </FormCard>
  )
}
