import type { Remote } from "../../journey/remote"
import { type Readable, useRead } from "../../journey/useRead"
import { presentSending, type SendingWords } from "./presentForm"

interface SentForm {
  readonly attempts: Readable<number>
  readonly refused: Readable<object>
  readonly state: Readable<Remote<unknown, unknown>>
  readonly cancel: () => void
}

interface FormWords extends SendingWords {
  readonly fields: Readonly<Record<string, string>>
  readonly summary: (wrong: number) => string
  readonly withoutScripts: string
}

/** What a form's card tells: wrong fields in the order of their labels, and the sending. */
export const useForm = (form: SentForm, words: FormWords) => {
  const refused = new Map(Object.entries(useRead(form.refused)))
  const fields = Object.entries(words.fields)
    .filter(([name]) => refused.get(name) !== undefined)
    .map(([name, label]) => ({ name, label }))
  return {
    wrong: fields.length > 0 ? { title: words.summary(fields.length), fields } : undefined,
    attempts: useRead(form.attempts),
    sending: presentSending(useRead(form.state), words, form.cancel),
    withoutScripts: words.withoutScripts
  }
}
