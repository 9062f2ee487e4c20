import { brandPages } from "../../../stories/brandPages"
import * as Annulment from "../../../stories/pages/AnnulmentPage.stories"
import { brand } from "./brand"

const stories = brandPages(brand)

export default { title: "Brands/B2CCHILE/Pages", tags: ["!test"] }

export const Home = stories.home
export const Offer = stories.offer

/** No other brand has this page. */
export const AnnulmentPage = stories.page(Annulment.default, Annulment.Playground)
