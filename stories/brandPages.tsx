import type { StoryObj } from "@storybook/react-vite"
import type { Brand } from "../src/channels/Brand"
import { inBrand, inherited } from "./inBrand"
import * as Home from "./pages/HomePage.stories"
import * as Passengers from "./pages/PassengersPage.stories"
import * as Payment from "./pages/PaymentPage.stories"
import * as Offer from "./pages/ResultsPage.stories"
import * as Success from "./pages/SuccessPage.stories"

/** The way to the voucher in a brand. No test plays these: each page's own story is played. */
export const brandPages = (brand: Brand) => {
  const page = (meta: object, story: object): StoryObj => inBrand(brand, "page")(inherited(meta, story))
  return {
    home: page(Home.default, Home.Playground),
    offer: page(Offer.default, Offer.Playground),
    passengers: page(Passengers.default, Passengers.Playground),
    payment: page(Payment.default, Payment.Playground),
    success: page(Success.default, Success.Playground),
    page
  }
}
