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
  /** Labels and placeholders of the fields, and all words of their popups. */
  readonly words: QuoteBarWords
  /** The draft to start from. */
  readonly value: QuoteDraft
  /** Count it up to drop what was typed and begin again from `value` and `shown`. */
  readonly fills?: number
  /** A draft is being restored: a press waits for it. */
  readonly filling?: boolean
  /** Fields that show their errors from the start. */
  readonly shown?: ReadonlyArray<QuoteField>
  /** Finds the error of each field. */
  readonly check: (draft: QuoteDraft) => QuoteErrors
  /** Reads, writes and judges days. */
  readonly dates: DateRules
  /** What a wrong phone or e-mail may mean, such as `ana@gmail.com`: a button offers it. */
  readonly readings?: QuoteReadings
  /** Runs an action at once or, during a press, after its click. */
  readonly afterPress?: (act: () => void) => void
  /** The whole years that a typed age means; undefined: it is none. */
  readonly readAge: (text: string) => number | undefined
  /** The list, or that it loads or could not. */
  readonly destinations: Destinations
  /** Travellers of the last quote, taken over by a button of this label. */
  readonly same?: (Pick<QuoteDraft, "ages" | "email" | "phone"> & { readonly label: string }) | undefined
  readonly submitLabel: string
  /** A quote is under way: presses do nothing. */
  readonly busy?: boolean
  /** Title above the fields, and why to fill them in. */
  readonly head?: { readonly eyebrow: string; readonly title: string; readonly text: string }
  /** Label of the checkbox for news. Without it there is none. */
  readonly optIn?: string
  /** Folds to a summary with a button to edit. */
  readonly compact?: boolean
  /** Receives the draft at first and after each change. */
  readonly onDraft?: (draft: QuoteDraft) => void
  /** A press on the button, or Enter, while `check` finds no error. False: a compact bar stays open. */
  readonly onSubmit: (draft: QuoteDraft) => unknown
  /** The visitor chose in a popup, and the bar shows it. */
  readonly onApply?: (popup: QuotePopup) => void
  /** The visitor enters the form: time to load what it needs. */
  readonly onFirstTouch?: () => void
  /** The popup of destinations opens: time to load the list. */
  readonly onOpenDestinations?: () => void
}
