import type { Choice } from "../../core/passengers/LookupsApi"
import type { Offered } from "../../journey/form/choices"

interface ListWords {
  readonly choose: string
  readonly loading: string
  readonly lost: string
  readonly retry: string
  readonly onRetry: () => void
}

/** A list as props of its field: its options, and the state of their load (PA-12). */
export const presentChoices = ({ entries, state }: Offered, words: ListWords) => ({
  options: entries.map(({ id, name }) => ({ value: id, label: name })),
  placeholder: words.choose,
  loading: state.is === "loading" ? words.loading : undefined,
  failed: state.is === "failed" ? { text: words.lost, retryLabel: words.retry, onRetry: words.onRetry } : undefined
})

interface TypeHint {
  readonly phones: ReadonlyArray<string>
  readonly passport: (phone: string) => string
}

/** The hint of a document type: a passport with letters goes by phone (VA-03). */
export const presentTypeHint = (types: ReadonlyArray<Choice>, chosen: string, { passport, phones }: TypeHint) => {
  const isPassport = types.some(({ id, name }) => id === chosen && /pasaporte/i.test(name))
  return isPassport ? passport(phones[0] ?? "") : undefined
}
