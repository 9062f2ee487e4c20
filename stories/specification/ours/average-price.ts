import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: "From two passengers on the cart says what the total is for one of them on average.",
  reading: "Each pays by their age, so it is an average, in whole units of the money."
}
