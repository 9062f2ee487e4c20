import { HomeBand } from "./HomeBand"
import { HomeBenefits } from "./HomeBenefits"
import { HomeProducts } from "./HomeProducts"

/** Everything below the first view of the home: it loads later (HO-05). */
export const HomeSections = () => (
  <>
    <HomeProducts />
    <HomeBenefits />
    <HomeBand />
  </>
)
