import type { Area } from "../decision"

/** What is told of visitors, and what is kept of them. */
export const privacy: Area = {
  name: "Privacy",
  title: "Consent, events and privacy",
  decisions: [
    {
      number: 13,
      claim: "Consent is OneTrust's where trackers run, the portal's elsewhere",
      text: [
        "One port serves both. It has two groups, measurement and recording; advertising stays denied, as",
        "the portal does not advertise. A document cannot lose a tracker, so entering a guarded one, and",
        "withdrawing consent, load a new one. `logout` carries no e-mail, although AN-02 names one."
      ],
      file: "src/core/consent/consent.ts"
    },
    {
      number: 56,
      claim: "The policy names the hosts of the trackers",
      text: [
        "Files served as they are cannot carry a nonce or `strict-dynamic`. Inline styles are allowed in the",
        "shop's documents of tracked hosts alone, since OneTrust writes its own into the page."
      ],
      file: "contracts/sandbox/http/documents.ts",
      concerns: ["TR-21"]
    },
    {
      number: 29,
      claim: "Events of guarded documents wait for the next tag manager",
      text: [
        "No tag manager runs where visitors pay. On hosts with trackers `eventosPendientes` keeps those",
        "steps, clicks apart, for a day; a refusal drops them. One tab at a time takes them out and tells",
        "them in order, removed first: better never than twice. The order notes that its `purchase` was",
        "told."
      ],
      file: "src/adapters/dataLayer/waiting.ts"
    },
    {
      number: 44,
      claim: "Consent to mails is what the visitor saw",
      text: [
        "`subscribed` is true only for a box that this visitor saw and left ticked. It starts as",
        "`optIn.startsTicked` says: empty in Chile (Ley 21.719), ticked elsewhere as specified. A partner's",
        "opt-in is repeated when the portal prices the partner's own request; the kept search says no."
      ],
      file: "src/core/trip/search.ts"
    },
    {
      number: 46,
      claim: "'Borrar todo' erases all that this browser keeps",
      text: [
        "That is everything in localStorage and in the tab's sessionStorage, the cookie choice too.",
        "A payment whose fate is not known asks for a word first.",
        "What is too old goes at the next visit, and the texts say so."
      ],
      file: "src/journey/visit/erasing.ts"
    },
    {
      number: 48,
      claim: "Fields and papers mask personal data from recorders themselves",
      text: [
        "They carry `data-clarity-mask`, so no page can forget it. Consent taken back ends collecting in",
        "every tab at once; a document without trackers follows at once, or with the next page where the",
        "visitor touched a form."
      ],
      file: "src/components/FormCard/FormCard.tsx"
    },
    {
      number: 74,
      claim: "A changed text of consent asks again only for a changed purpose",
      text: [
        "The portal's own choice is kept with the digest of the text that was read, and every published",
        "text stays in the repository. A better wording of the same purposes leaves earlier choices in",
        "force. A new or wider purpose is a new group, which earlier choices deny. OneTrust keeps its own",
        "receipts and asks again by its own setting."
      ],
      file: "src/adapters/storage/ownConsent.ts"
    },
    {
      number: 75,
      claim: "A choice at OneTrust leaves a receipt here, which grants nothing",
      text: [
        "The portal keeps its time, groups and the digest of the texts that OneTrust's script gives. It",
        "cannot know whether the banner drew them, nor the text of an earlier visit's choice: that leaves",
        "none. The version in OneTrust's cookie is its script's. OneTrust's own receipts lie in its account."
      ],
      file: "src/adapters/oneTrust/choices.ts"
    }
  ]
}
