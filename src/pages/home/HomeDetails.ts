import { late } from "../../browser/late"

/** The modal with a product's benefits. It comes with the living sections, which print none of it. */
export const HomeDetails = late(
  async () => (await import("../../components/ProductDetails/ProductDetails")).ProductDetails
)
