import { brandStories } from "../../../stories/brandStories"
import { brand } from "./brand"

const stories = brandStories(brand)

export default { title: "Brands/BELO", tags: ["!test"] }

export const Home = stories.home
export const Offer = stories.offer
export const Passengers = stories.passengers
export const Payment = stories.payment
export const Success = stories.success
export const Controls = stories.controls
export const Selling = stories.selling
export const Frame = stories.frame
export const Popup = stories.popup
export const Dialog = stories.dialog
