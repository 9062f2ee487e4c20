import type { DatesPopupWords } from "../DatesPopup/DatesPopup"
import type { DestinationPopupWords } from "../DestinationPopup/DestinationPopup"
import type { PassengersPopupWords } from "../PassengersPopup/PassengersPopup"

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
