import { brandPages } from "../../../stories/brandPages"
import { brand } from "./brand"

const stories = brandPages(brand)

export default { title: "Brands/MESSIS/Pages", tags: ["!test"] }

export const Home = stories.home
export const Offer = stories.offer
