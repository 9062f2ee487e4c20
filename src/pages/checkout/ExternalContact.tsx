import { PhoneField } from "../../components/PhoneField/PhoneField"
import { Question } from "../../components/Question/Question"
import { TextField } from "../../components/TextField/TextField"
import { external as copy } from "../../copy/external"
import type { useExternal } from "../../journey/checkout/external"
import { useWords } from "../../journey/useWords"
import { useFields } from "../form/useFields"
import { goOnFromPage } from "../shell/useArrival"

export const ExternalContact = ({ external }: { readonly external: ReturnType<typeof useExternal> }) => {
  const { ask } = useWords(copy)
  const { contact, tell } = external
  const fields = useFields(contact, ask)
  const onSubmit = () => {
    tell()
    if (contact.holds()) goOnFromPage()
  }
  return (
    <Question
      title={ask.title}
      text={ask.text}
      attempts={contact.attempts.value}
      submitLabel={ask.go}
      onSubmit={onSubmit}
    >
      <PhoneField {...fields.phone("phone")} />
      <TextField {...fields.email("email")} />
    </Question>
  )
}
