import type { Brand } from "../src/channels/Brand"
import { pageInBrand } from "./inBrand"
import * as Passengers from "./pages/PassengersPage.stories"
import * as Payment from "./pages/PaymentPage.stories"
import * as Success from "./pages/SuccessPage.stories"

/** A brand's way to the voucher. Apart from its other pages, whose changes are not seen in it. */
export const brandCheckout = (brand: Brand) => {
  const page = pageInBrand(brand)
  return {
    passengers: page(Passengers.default, Passengers.Playground),
    payment: page(Payment.default, Payment.Playground),
    success: page(Success.default, Success.Playground)
  }
}
