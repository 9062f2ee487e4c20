import type { Remote } from "../../journey/remote"

interface SendingWords {
  readonly sending: string
  readonly slow: string
  readonly cancel: string
}

/** The words of a form while it is sent; undefined otherwise. */
export const presentSending = (state: Remote<unknown, unknown>, words: SendingWords, onCancel: () => void) =>
  state.is === "loading"
    ? {
        text: words.sending,
        slow: state.slow ? { text: words.slow, cancelLabel: words.cancel, onCancel } : undefined
      }
    : undefined

interface SentForm {
  readonly attempts: { readonly value: number }
  readonly visible: { readonly value: object }
  readonly state: { readonly value: Remote<unknown, unknown> }
  readonly cancel: () => void
}

interface FormWords extends SendingWords {
  readonly fields: Readonly<Record<string, string>>
  readonly summary: (wrong: number) => string
  readonly withoutScripts: string
}

const wrongFields = (problems: object, labels: FormWords["fields"]) => {
  const byName = new Map(Object.entries(problems))
  return Object.entries(labels)
    .filter(([name]) => byName.get(name) !== undefined)
    .map(([name, label]) => ({ name, label }))
}

/**
 * What the card of a form tells: the wrong fields of a failed submit, in the order of their labels,
 * and the sending.
 */
export const presentForm = ({ attempts, cancel, state, visible }: SentForm, words: FormWords) => {
  const fields = attempts.value > 0 ? wrongFields(visible.value, words.fields) : []
  return {
    wrong: fields.length > 0 ? { title: words.summary(fields.length), fields } : undefined,
    attempts: attempts.value,
    sending: presentSending(state.value, words, cancel),
    withoutScripts: words.withoutScripts
  }
}
