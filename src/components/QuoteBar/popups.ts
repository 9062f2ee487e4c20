import { DatesPopup } from "../DatesPopup/DatesPopup"
import { DestinationPopup } from "../DestinationPopup/DestinationPopup"
import { PassengersPopup } from "../PassengersPopup/PassengersPopup"

/** One chunk, loaded on the first touch of the bar. */
export const popups = { DatesPopup, DestinationPopup, PassengersPopup }
