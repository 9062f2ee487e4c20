import { HomeBand } from "./HomeBand"
import { HomeBenefits } from "./HomeBenefits"
import { HomeProducts } from "./HomeProducts"

/** What the home has below its first view: products, benefits, the channel's own block (HO-05). */
export const HomeSections = () => (
  <>
    <HomeProducts />
    <HomeBenefits />
    <HomeBand />
  </>
)
