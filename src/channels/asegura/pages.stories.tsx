import { brandPages } from "../../../stories/brandPages"
import { brand } from "./brand"

export default { title: "Brands/ASEGURA/Pages", tags: ["!test"] }

export const Home = brandPages(brand).home
export const Offer = brandPages(brand).offer
