import { brandComponents } from "../../../stories/brandComponents"
import { brand } from "./brand"

const stories = brandComponents(brand)

export default { title: "Brands/BELO/Components", tags: ["!test"] }

export const Controls = stories.controls
export const Selling = stories.selling
export const Frame = stories.frame
