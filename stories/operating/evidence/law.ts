import type { Duty } from "./duty"

const list = "the list shows stored entries with age and without content"
const file = "hands the visitor what is stored, as a file"
const erasing = "tests/e2e/erasing.spec.ts"
const consent = "tests/e2e/consent.spec.ts"
const law = "tests/e2e/law.spec.ts"
const rights = ["tests/e2e/rights.spec.ts", "a right is asked for once"] as const
const theirs = "The provider: the answer, in time, about what it holds."

const argentina: ReadonlyArray<Duty> = [
  {
    id: "price without taxes",
    asks: "Each final price has the price without national taxes beside it, smaller, with its legend.",
    source: "Ley 27.743; Res. SIyC 4/2025",
    from: "2025-04-01",
    place: "Plan cards; also rows of all plans and cart, which the walk does not measure",
    proofs: [[law, "each final price has the price without national taxes beside it, smaller"]],
    left: "The owner: the coefficient 0.98801 of the specification, and its review when taxes change."
  },
  {
    id: "cost of financing",
    asks: "Where instalments are offered, their total financial cost stands beside them.",
    source: "Res. SIyC 4/2025",
    from: "2025-04-01",
    place: "Plan cards",
    proofs: [[law, "each final price has the price without national taxes beside it, smaller"]],
    left: "The provider: instalments with interest need their own CFTEA. The owner: RS-08 asks for it on the cards alone."
  },
  {
    id: "both buttons",
    asks: "The buttons to withdraw and to end the service are on the first screen of a phone.",
    source: "Disp. 954/2025, which repeals Res. 424/2020",
    from: "2025-11-03",
    place: "Legal bar of every page",
    proofs: [[law, "both legal buttons are on the first screen of a phone"]],
    left: "Counsel: the day, read in the press: published 2025-09-04, with 60 days to adapt."
  },
  {
    id: "code without registration",
    asks: "A withdrawal needs no account, and answers with a code within 24 hours.",
    source: "Disp. 954/2025; Disp. 3/2026 allows a reasonable check of identity",
    from: "2025-11-03",
    place: "/arrepentimiento, /bajaservicio",
    proofs: [
      ["tests/e2e/cancellation.spec.ts", "it arrives, a receipt appears, and closing leads home"],
      [law, "a withdrawal shows its code at once, without login"]
    ],
    left: "The provider: to carry it out within 24 hours. The owner: WD-07 promises an answer in 48 working hours."
  },
  {
    id: "25.326 art. 5 and 6",
    asks: "A person agrees freely and informed, and reads who keeps what, for what.",
    source: "Ley 25.326, articles 5 and 6",
    from: "2000-11-10",
    place: "Quote bar, cookies, policies",
    proofs: [[consent, "no optional script runs before the choice or after a refusal"]],
    left: "The owner: the specification ticks the box for offers by mail; a visitor sees it and may untick it."
  },
  {
    id: "25.326 art. 9",
    asks: "Personal data is safe from loss and from the eyes of others.",
    source: "Ley 25.326, article 9",
    from: "2000-11-10",
    place: "Every page",
    proofs: [["tests/e2e/secrets.spec.ts", "a card is in the one sale that it paid and nowhere else"]],
    left: "The provider: what it holds."
  },
  {
    id: "25.326 art. 14",
    asks: "A person sees the data about them, within ten days.",
    source: "Ley 25.326, article 14",
    from: "2000-11-10",
    place: "/tusderechos",
    proofs: [[erasing, list], [erasing, file], rights],
    left: theirs
  },
  {
    id: "25.326 art. 16",
    asks: "A person has their data corrected, updated or erased, within five working days.",
    source: "Ley 25.326, article 16",
    from: "2000-11-10",
    place: "/tusderechos, account",
    proofs: [[erasing, list], rights],
    left: theirs
  }
]

const since = "2026-12-01"

const chile: ReadonlyArray<Duty> = [
  {
    id: "consent",
    asks: "Consent is free, informed and specific, given by an act, and as easily withdrawn.",
    source: "Ley 21.719 (Ley 19.628, article 12)",
    from: since,
    place: "Quote bar, cookies",
    proofs: [
      [law, "in Chile the box for offers by mail comes without a tick"],
      [consent, "a withdrawn consent stops its scripts"],
      [consent, "the portal keeps the choice itself, with the text that was read"],
      [consent, "accepted scripts run for six months"],
      ["tests/conventions/law.test.ts", "every text of consent is published with its digest"]
    ],
    left: [
      "The owner, where OneTrust asks: to keep each text that it publishes there (the portal keeps its digest, and",
      "cannot know whether the banner drew it) and the receipts in OneTrust's account. Counsel: whether what the",
      "device keeps is proof enough."
    ].join(" ")
  },
  {
    id: "access",
    asks: "A person sees the data about them.",
    source: "Ley 21.719 (Ley 19.628, article 5)",
    from: since,
    place: "/tusderechos",
    proofs: [[erasing, list], rights],
    left: theirs
  },
  {
    id: "rectification",
    asks: "A person has wrong data corrected.",
    source: "Ley 21.719 (Ley 19.628, article 6)",
    from: since,
    place: "/tusderechos, account",
    proofs: [rights],
    left: theirs
  },
  {
    id: "erasure",
    asks: "A person has their data erased.",
    source: "Ley 21.719 (Ley 19.628, article 7)",
    from: since,
    place: "/tusderechos",
    proofs: [[erasing, list], rights],
    left: theirs
  },
  {
    id: "objection",
    asks: "A person objects to a use of their data, such as measurement or offers.",
    source: "Ley 21.719 (Ley 19.628, article 8)",
    from: since,
    place: "/tusderechos, cookies",
    proofs: [[consent, "a withdrawn consent stops its scripts"], rights],
    left: "The provider: the answer, in time, and an end of its mails."
  },
  {
    id: "portability",
    asks: "A person takes their data along in a common format.",
    source: "Ley 21.719 (Ley 19.628, article 9)",
    from: since,
    place: "/tusderechos",
    proofs: [[erasing, file], rights],
    left: theirs
  }
]

/** The duties of each country where a channel sells. */
export const countries = [
  { title: "Argentina", duties: argentina },
  { title: "Chile", duties: chile }
]
