import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: `A pact holds every call, and can be verified without the portal's code.
    A call that is added and forgotten in one place fails a test that names the place.`
}
