import { brandOverlays } from "../../../stories/brandOverlays"
import { brand } from "./brand"

const stories = brandOverlays(brand)

export default { title: "Brands/B2CCHILE/Overlays", tags: ["!test"] }

export const OpenPopup = stories.popup
export const OpenDialog = stories.dialog
