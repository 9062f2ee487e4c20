/** The value of the brand switch that shows a story in every brand at once. */
export const everyBrand = "all"
