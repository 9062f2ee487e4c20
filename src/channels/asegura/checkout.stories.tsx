import { brandCheckout } from "../../../stories/brandCheckout"
import { brand } from "./brand"

export default { title: "Brands/ASEGURA/Checkout", tags: ["!test"] }

export const Passengers = brandCheckout(brand).passengers
export const Payment = brandCheckout(brand).payment
export const Success = brandCheckout(brand).success
