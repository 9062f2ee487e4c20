import type { Brand } from "../src/channels/Brand"
import * as Dates from "./components/DatesPopup.stories"
import * as Question from "./components/Dialog.stories"
import { inBrand, inherited } from "./inBrand"

/** What stands over a page in a brand. Apart from the components, whose changes are not seen in it. */
export const brandOverlays = (brand: Brand) => {
  const taken = inBrand(brand, "components")
  return {
    popup: taken(inherited(Dates.default, Dates.Picked)),
    dialog: taken(inherited(Question.default, Question.WithActions))
  }
}
