import { Question } from "../../components/Question/Question"
import { TextField } from "../../components/TextField/TextField"
import { external as copy } from "../../copy/external"
import type { useExternal } from "../../journey/checkout/useExternal"
import { useWords } from "../../journey/useWords"
import { say } from "../form/presentProblems"
import { goOnFromPage } from "../shell/useArrival"

export const ExternalContact = ({ external }: { readonly external: ReturnType<typeof useExternal> }) => {
  const { ask } = useWords("external", copy)
  const { contact, tell } = external
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
      <TextField
        {...field("phone")}
        hint={ask.phoneHint}
        error={say(ask.problems.phone, told.phone)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        {...field("email")}
        error={say(ask.problems.email, told.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </Question>
  )
}
