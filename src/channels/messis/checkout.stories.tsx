import { brandCheckout } from "../../../stories/brandCheckout"
import { brand } from "./brand"

const stories = brandCheckout(brand)

export default { title: "Brands/MESSIS/Checkout", tags: ["!test"] }

export const Passengers = stories.passengers
export const Payment = stories.payment
export const Success = stories.success
