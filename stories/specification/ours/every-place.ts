import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: "A call that is added and forgotten in one place fails a test that names the place."
}
