import { brandPages } from "../../../stories/brandPages"
import * as Annulment from "../../../stories/pages/AnnulmentPage.stories"
import { brand } from "./brand"

export default { title: "Brands/B2CCHILE/Pages", tags: ["!test"] }

export const Home = brandPages(brand).home
export const Offer = brandPages(brand).offer

/** No other brand has this page. */
export const AnnulmentPage = brandPages(brand).page(Annulment.default, Annulment.Playground)
