import { DatesPopup } from "../DatesPopup/DatesPopup"
import { DestinationPopup } from "../DestinationPopup/DestinationPopup"
import { PassengersPopup } from "../PassengersPopup/PassengersPopup"

/** Brings the first empty field of the contact into view, with the focus. */
const toContact = (form: HTMLFormElement | null) => {
  const fields = form?.querySelectorAll<HTMLInputElement>("input:is([type=tel], [type=email])") ?? []
  const field = [...fields].find(({ value }) => value === "")
  field?.focus({ preventScroll: true })
  field?.scrollIntoView()
}

export const popups = { DatesPopup, DestinationPopup, PassengersPopup, toContact }
