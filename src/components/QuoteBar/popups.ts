import { DatesPopup } from "../DatesPopup/DatesPopup"
import { DestinationPopup } from "../DestinationPopup/DestinationPopup"
import { PassengersPopup } from "../PassengersPopup/PassengersPopup"

export const popups = { DatesPopup, DestinationPopup, PassengersPopup }
