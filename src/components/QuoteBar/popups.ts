import { DatesPopup } from "../DatesPopup/DatesPopup"
import { DestinationPopup } from "../DestinationPopup/DestinationPopup"
import { PassengersPopup } from "../PassengersPopup/PassengersPopup"

/** What the bar opens; fetched as one file on the first touch of it. */
export const popups = { DatesPopup, DestinationPopup, PassengersPopup }
