import { brandComponents } from "../../../stories/brandComponents"
import { brand } from "./brand"

export default { title: "Brands/MIW/Components", tags: ["!test"] }

export const Controls = brandComponents(brand).controls
export const Selling = brandComponents(brand).selling
export const Frame = brandComponents(brand).frame
