import type { Choice } from "../../core/passengers/LookupsApi"
import type { Offered } from "../../journey/form/choices"

/** What a list says while nothing is chosen from it, and how it is asked for again. */
interface ListWords {
  readonly choose: string
  readonly loading: string
  readonly lost: string
  readonly retry: string
  readonly onRetry: () => void
}

/** A list as its field takes it: its options, and how fetching them stands (PA-12). */
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

/** What is said of the chosen document type: of a passport, that one with letters is taken by phone (VA-03). */
export const presentTypeHint = (types: ReadonlyArray<Choice>, chosen: string, { passport, phones }: TypeHint) => {
  const isPassport = types.some(({ id, name }) => id === chosen && /pasaporte/i.test(name))
  return isPassport ? passport(phones[0] ?? "") : undefined
}
