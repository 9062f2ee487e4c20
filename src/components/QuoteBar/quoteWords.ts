import type { DatesPopupWords } from "../DatesPopup/DatesPopup"
import type { DestinationPopupWords } from "../DestinationPopup/DestinationPopup"
import type { PassengersPopupWords } from "../PassengersPopup/PassengersPopup"

type FieldWords = { readonly label: string; readonly placeholder: string }

/** Every word of the quote bar and its popups. */
export type QuoteBarWords = {
  readonly formLabel: string
  readonly edit: string
  readonly fields: {
    readonly destination: FieldWords
    readonly dates: FieldWords
    readonly passengers: FieldWords
    readonly phone: FieldWords
    readonly email: FieldWords
  }
  readonly dates: DatesPopupWords & {
    readonly applied: string
    /** Under the message of dates that were left: those of before stand. */
    readonly dropped: string
  }
  readonly destinations: DestinationPopupWords
  readonly passengers: PassengersPopupWords
  /** Why phone and e-mail are asked for before a price. */
  readonly why: string
  readonly trust: { readonly safe: string; readonly instant: string }
  /** Said after a refused submit. */
  readonly summary: (problems: number) => string
}
