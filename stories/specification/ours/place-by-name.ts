import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: `A box over the destinations takes the name of a place, says in which destination it lies, and
    chooses that by a press or Enter. Accents, capitals and one wrong letter are forgiven.
    Places of two destinations are MULTIDESTINO; one that the channel does not sell is said so.
    Which country belongs to which destination stands on one page, for the owner to sign.`,
  reading: "Trips within the visitor's own country are not sold, except where ARGENTINA is a destination."
}
