import type { Area } from "../decision"

/** Purchases that began at a partner. */
export const external: Area = {
  name: "External",
  title: "A partner's link",
  decisions: [
    {
      number: 39,
      claim: "The portal prices a partner's quote again before it is paid",
      text: [
        "It uses the partner's own request. Where that names no destination, the portal shows the one on the",
        "channel's list that its code fits, and none where several fit: nobody chose it. `p` stays in the",
        "history entry alone: a reload goes on, and Back from the payment leads to the partner."
      ],
      file: "src/core/external/takeExternalQuote.ts"
    },
    {
      number: 53,
      claim: "A partner's buyer is asked only for what is missing",
      text: [
        "Step 2 asks who travels; the link's page asks for phone and e-mail, since no price comes without.",
        "An emergency contact is not asked for: partners tell none, and no sale sends one. Buyers who must",
        "be registered go home from step 3 (EX-08). Payment and success keep the frame without menu until a",
        "page of the shop opens (`compraExterna`)."
      ],
      file: "src/core/external/externalQuote.ts"
    },
    {
      number: 54,
      claim: "A partner's quote that contradicts itself or the channel is 'Cotización inválida'",
      text: [
        "It tells more people than it quotes, is too long, too far away or in other money.",
        "Whether it expired goes by the visitor's calendar (EX-04); a trip that has begun has expired too.",
        "Where the trip is known, COTIZAR leads to it."
      ],
      file: "src/core/external/takeExternalQuote.ts"
    }
  ]
}
