import { HomeBand } from "./HomeBand"
import { HomeBenefits } from "./HomeBenefits"
import { HomeProducts } from "./HomeProducts"

export const HomeSections = () => (
  <>
    <HomeProducts />
    <HomeBenefits />
    <HomeBand />
  </>
)
