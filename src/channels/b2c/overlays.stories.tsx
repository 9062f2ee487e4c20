import { brandOverlays } from "../../../stories/brandOverlays"
import { brand } from "./brand"

export default { title: "Brands/B2C/Overlays", tags: ["!test"] }

export const OpenPopup = brandOverlays(brand).popup
export const OpenDialog = brandOverlays(brand).dialog
