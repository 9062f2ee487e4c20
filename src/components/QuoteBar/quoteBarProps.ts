import type { DateRules, DatesPopupWords } from "../DatesPopup/dateRules"
import type { DestinationPopupWords, Destinations } from "../DestinationPopup/DestinationPopup"
import type { PassengersPopupWords } from "../PassengersPopup/PassengersPopup"
import type { QuoteDraft, QuoteErrors, QuoteField } from "./quoteDraft"

type FieldWords = { readonly label: string; readonly placeholder: string }

export type QuoteReadings = {
  readonly [field in "phone" | "email"]: (typed: string) => string | undefined
}

export type QuoteBarWords = {
  readonly formLabel: string
  readonly edit: string
  readonly fields: {
    readonly destination: FieldWords
    readonly dates: FieldWords
    readonly passengers: FieldWords
    readonly phone: FieldWords & { readonly hint: string }
    readonly email: FieldWords
  }
  readonly dates: DatesPopupWords & {
    readonly applied: string
    readonly dropped: string
  }
  readonly destinations: DestinationPopupWords
  readonly passengers: PassengersPopupWords
  readonly remedies: { readonly use: (reading: string) => string; readonly meant: (email: string) => string }
  readonly lost: { readonly text: string; readonly retry: string }
  readonly why: string
  readonly trust: { readonly safe: string; readonly instant: string }
  readonly summary: (problems: number) => string
}

export type QuotePopup = "fechas" | "pasajeros"

export type QuoteBarProps = {
  readonly words: QuoteBarWords
  readonly value: QuoteDraft
  /** Each new number resets the draft to the current `value` and `shown`. */
  readonly fills?: number
  readonly filling?: boolean
  readonly shown?: ReadonlyArray<QuoteField>
  readonly check: (draft: QuoteDraft) => QuoteErrors
  readonly dates: DateRules
  /** Other readings of a phone or an e-mail that may be wrong. */
  readonly readings?: QuoteReadings
  /** Runs an action at once or, during a press, after its click. */
  readonly afterPress?: (act: () => void) => void
  /** Marks invalid ages. By default one to three digits are valid. */
  readonly ageValid?: (text: string) => boolean
  readonly destinations: Destinations
  readonly same?: (Pick<QuoteDraft, "ages" | "email" | "phone"> & { readonly label: string }) | undefined
  readonly submitLabel: string
  readonly busy?: boolean
  readonly head?: { readonly eyebrow: string; readonly title: string; readonly text: string }
  readonly optIn?: string
  readonly compact?: boolean
  readonly onDraft?: (draft: QuoteDraft) => void
  readonly onSubmit: (draft: QuoteDraft) => void
  readonly onApply?: (popup: QuotePopup) => void
  readonly onFirstTouch?: () => void
  readonly onOpenDestinations?: () => void
  /** The popups were lost twice. */
  readonly onLost?: () => void
}
