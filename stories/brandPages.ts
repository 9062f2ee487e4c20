import type { Brand } from "../src/channels/Brand"
import { pageInBrand } from "./inBrand"
import * as Home from "./pages/HomePage.stories"
import * as Offer from "./pages/ResultsPage.stories"

/** A brand's way to the plans. No test plays these: each page's own story is played. */
export const brandPages = (brand: Brand) => {
  const page = pageInBrand(brand)
  return {
    home: page(Home.default, Home.Playground),
    offer: page(Offer.default, Offer.Playground),
    page
  }
}
