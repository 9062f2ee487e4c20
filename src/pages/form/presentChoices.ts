import type { Choice } from "../../core/passengers/LookupsApi"
import type { Offered } from "../../journey/form/choices"

interface ListWords {
  readonly choose: string
  readonly loading: string
  readonly lost: string
  readonly retry: string
  readonly onRetry: () => void
}

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

export const presentTypeHint = (types: ReadonlyArray<Choice>, chosen: string, { passport, phones }: TypeHint) => {
  const isPassport = types.some(({ id, name }) => id === chosen && /pasaporte/i.test(name))
  return isPassport ? passport(phones[0] ?? "") : undefined
}
