import type { Guide } from "../guide"

/** What the portal tells the tag manager, and when trackers run. */
export const events: Guide = {
  title: "Events and consent",
  lead: "What the portal tells the tag manager, and when trackers run.",
  parts: [
    {
      blocks: [
        {
          text: [
            "The portal tells the tag manager its events through `window.dataLayer`, where they wait until",
            "the tag manager reads them. The layer begins with Google's consent mode v2, everything denied.",
            "Events of a guarded document, clicks apart, wait under `eventosPendientes` for the next",
            "document with a tag manager (decision 29)."
          ]
        },
        {
          text: [
            "Only the keys below pass (`src/adapters/dataLayer/dataLayer.ts`). A text with an `@` or with",
            "seven digits or more (thirteen in an order's number) does not pass at all, so no e-mail,",
            "phone, document or card can."
          ]
        },
        {
          table: [
            ["`event`", "with", "when"],
            [
              "`select_content`",
              '`content_type` "boton", `item_id` the text',
              [
                "a visitor follows a link of the frame; or `cotizar barra cotizadora`, `recotizar`, `aplicar",
                "barra cotizadora`, `ver detalles`, `cerrar`"
              ]
            ],
            [
              "`login`, `sign_up`, `logout`",
              "nothing",
              "a visitor comes back from the login service, registers, leaves"
            ],
            [
              "`begin_checkout`",
              "`ecommerce`: `currency`, `value`, `items` of `item_id`, `item_name`",
              "a visitor chooses a plan"
            ],
            ["`add_payment_info`", "the same", "a buyer sends a payment without mistakes"],
            ["`purchase`", "the same and `transaction_id`", "once for each order, on the page of success"]
          ]
        },
        { text: "`{ ecommerce: null }` goes before each of the last three." }
      ]
    },
    {
      title: "Trackers of a channel",
      blocks: [
        {
          text: [
            "A channel has trackers if its `channel.ts` says so: `tracking: { hosts, tagManagerId,",
            "recordingId }`. Put your ids there (they are dummies) and the production `hosts` on which they",
            "may run; an id that is left out loads nothing. `GET /one_trust?idChannel=` answers `{",
            '"domainId": "…" }`, OneTrust\'s id of the domain, or `""` for no banner.'
          ]
        },
        {
          text: [
            "`src/channels/trackers.ts` holds the services' addresses, and which of OneTrust's groups",
            "allows what (`C0002` measurement, `C0003` recording). What a page's policy lets in for them is",
            "`trackers` in `contracts/sandbox/http/documents.ts`."
          ]
        },
        {
          table: [
            ["where", "OneTrust asks", "tag manager and recorder run"],
            ["production host of a channel with `tracking`", "in the shop's documents", "after their group is granted"],
            [
              "payment, passengers, account (`src/core/consent/guardedPaths.ts`)",
              "never",
              "never: going there opens a new document"
            ],
            ["`/one_trust` or OneTrust fails", "no: denied", "never"],
            ["other channels, development hosts", "never", "never"]
          ]
        },
        {
          text: [
            "Taking consent back, in any tab, ends what the trackers collect in every tab at once, and",
            "begins a new document without them. Where something typed would be lost, that waits until the",
            "visitor goes on."
          ]
        },
        {
          text: [
            "A choice reaches the other tabs by a BroadcastChannel. A tab that missed it finds the refusal",
            "in OneTrust's cookie when the visitor comes back to it or goes on in it."
          ]
        },
        {
          text: [
            "Fields for personal data, forms and receipts carry `data-clarity-mask`: the recorder sees",
            "neither text nor picture of them. `npx vitest run tests/conventions` finds a field without it."
          ]
        },
        {
          text: [
            "Where OneTrust is not, /politicascookies opens the portal's own preference centre. Its choice",
            "lasts six months, under `preferenciasCookies`, with the digest of the text that was read. A",
            "changed text needs a row in `stories/operating/evidence/consentTexts.ts`: `npx vitest run tests/conventions`",
            "says so. A new purpose is a new group of consent (decision 74)."
          ]
        },
        {
          text: [
            "A choice made at OneTrust in this document is kept there too, marked `by`, with its time and the",
            "digest of the lines that `OneTrust.GetDomainData()` gives (`src/adapters/oneTrust/choices.ts`).",
            "Keep that JSON after each publication at OneTrust: the digest alone does not tell the text."
          ]
        }
      ]
    }
  ]
}
