import type { Group } from "../requirement"

export const consent: Group = {
  code: "CO",
  title: "Consent",
  requirements: {
    "CO-01": {
      text: "The consent banner loads outside development hosts alone.",
      reading: "Trackers stay off there too.",
      decision: 13
    },
    "CO-02": {
      text: "Nothing optional loads before the choice; a refusal leaves everything usable.",
      reading: "Consent is denied until given, and never asked for on payment, passengers and account.",
      decision: 13
    },
    "CO-03": "A choice lasts 6 months and can be changed from the cookie policy.",
    "CO-04": "/one_trust that fails means no banner and no trackers.",
    "CO-05": {
      text: "No recorder runs near a card, passengers or the account, and what is typed is masked from it.",
      decision: 48,
      origin: "ours"
    }
  }
}
