import { PhoneField } from "../../components/PhoneField/PhoneField"
import { Question } from "../../components/Question/Question"
import { TextField } from "../../components/TextField/TextField"
import { external as copy } from "../../copy/external"
import type { useExternal } from "../../journey/checkout/external"
import { useWords } from "../../journey/useWords"
import { say } from "../form/presentProblems"
import { useRemedies } from "../form/useRemedies"
import { goOnFromPage } from "../shell/useArrival"

export const ExternalContact = ({ external }: { readonly external: ReturnType<typeof useExternal> }) => {
  const { ask } = useWords("external", copy)
  const { contact, tell } = external
  const remedies = useRemedies()
  const typed = contact.typed.value
  const told = contact.visible.value
  const onSubmit = () => {
    tell()
    if (contact.holds()) goOnFromPage()
  }
  const field = (name: keyof typeof typed) => ({
    name,
    label: ask.fields[name],
    value: typed[name],
    onChange: (value: string) => contact.type({ [name]: value }),
    onBlur: () => contact.blur(name),
    error: say<string>(ask.problems[name], told[name]),
    required: true
  })
  return (
    <Question
      title={ask.title}
      text={ask.text}
      attempts={contact.attempts.value}
      submitLabel={ask.go}
      onSubmit={onSubmit}
    >
      <PhoneField {...remedies.phone(field("phone"))} />
      <TextField
        {...remedies.email(field("email"), "email" in told)}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </Question>
  )
}
