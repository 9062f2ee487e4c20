import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: `'Mandá estos planes' hands the device's list of apps a message: the trip, at most three plans with
    cover, instalments and final price, and the link to the trip. No phone and no e-mail is in its text or
    in an address. Where there is no such list, or it refuses, the message is shown, for WhatsApp and to copy.
    'Mandá la tarjeta a quienes viajan' sends each traveller the pass as a picture of 150 kB at most, drawn on
    the device, without document or e-mail: after the sale, and in 'Tus compras' until the trip ends. Where
    no app takes it, it is saved and the page says so.`,
  reading: "What was shared or given up needs no word: the portal cannot know that a message arrived.",
  decision: 107
}
