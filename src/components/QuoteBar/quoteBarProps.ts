import type { DatePair, DateRules, DatesPopupWords } from "../DatesPopup/dateRules"
import type { DestinationPopupWords, Destinations } from "../DestinationPopup/DestinationPopup"
import type { FindPlaces } from "../DestinationPopup/PlaceSearch"
import type { PassengersPopupWords } from "../PassengersPopup/PassengersPopup"
import type { LedSheet } from "../Popup/useLed"

/** As typed: dates `DD/MM/AAAA`, ages as text. */
export type QuoteDraft = {
  readonly destination: string
  readonly start: string
  readonly end: string
  readonly ages: ReadonlyArray<string>
  readonly phone: string
  readonly email: string
  readonly subscribed: boolean | undefined
}

export type QuoteField = "destination" | "dates" | "ages" | "phone" | "email"

/** What a bar shows. The page holds it: the bar reports each change, and keeps no draft. */
export type QuoteBarState = {
  readonly typed: QuoteDraft
  /** The dates in the bar. The popup may hold others while the visitor types. */
  readonly applied: DatePair
  /** The message of each invalid field, with the dates in the bar. */
  readonly problems: { readonly [field in QuoteField]?: string | undefined }
  /** What is wrong with the dates in the popup. */
  readonly datesProblem?: string | undefined
  /** Fields that show their message. */
  readonly shown: ReadonlyArray<QuoteField>
  /** How many presses a message has refused: each moves the focus to the first. */
  readonly refusals: number
  /** What the last change did: dates applied, or dropped and why; the portal filled the bar. */
  readonly news?: { readonly is: "applied" | "filled" } | { readonly is: "dropped"; readonly why: string } | undefined
}

export type QuoteBarChange =
  | { readonly is: "typed"; readonly change: Partial<QuoteDraft> }
  | { readonly is: "datesTidied" | "datesApplied" | "datesReverted" | "datesLeft" }

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
  readonly sheet: LedSheet["words"]
  readonly lost: { readonly text: string; readonly retry: string }
  readonly why: string
  readonly trust: { readonly safe: string; readonly instant: string }
  readonly summary: (problems: number) => string
}

export type QuoteBarProps = {
  /** Labels and placeholders of the fields, and all words of their popups. */
  readonly words: QuoteBarWords
  readonly bar: QuoteBarState
  /** The visitor changed something. True: the dates in the popup are now those in the bar. */
  readonly onChange: (change: QuoteBarChange) => boolean
  /** Rests as an empty row, if the document knows of a kept search, which is on its way. */
  readonly looking?: boolean
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
  /** The places that a typed name may mean; undefined: it is not known yet. */
  readonly findPlaces: FindPlaces
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
  /** How often the page asked to open a compact bar, as its button does. */
  readonly asked?: number
  /** A press on the button, or Enter. False: a compact bar stays open. */
  readonly onSubmit: () => unknown
  /** The visitor chose the passengers in the popup, and the bar shows them. */
  readonly onAgesApplied?: () => void
  /** The visitor enters the form: time to load what it needs. */
  readonly onFirstTouch?: () => void
  /** The popup of destinations opens: time to load the list. */
  readonly onOpenDestinations?: () => void
  /** The visitor types a place: time to load the places. */
  readonly onTypePlace?: () => void
  /** Reintentar begins to load the popups: the returned function hears why, if they are lost again. */
  readonly anew?: () => (cause: unknown) => Promise<never>
}
