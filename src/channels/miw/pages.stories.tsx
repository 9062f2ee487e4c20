import { brandPages } from "../../../stories/brandPages"
import { brand } from "./brand"

export default { title: "Brands/MIW/Pages", tags: ["!test"] }

export const Home = brandPages(brand).home
export const Offer = brandPages(brand).offer
