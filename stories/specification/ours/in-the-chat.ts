import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: `An offer goes to a chat as one text: the trip, at most three plans with cover, instalments and final
    price, and the link to the trip; a comparison, as the sentences of its differences and that link.
    No phone and no e-mail is in the text or in an address.`
}
