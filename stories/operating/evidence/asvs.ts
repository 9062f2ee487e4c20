import type { Standard } from "./evidence"

const files = "contracts/sandbox/files.test.ts"
const everyAnswer = "carries the common headers"
const protections = "contracts/sandbox/protections.test.ts"
const login = "contracts/sandbox/login.test.ts"

/** The rows of ASVS 5.0, levels 1 and 2, about a browser front end or its reference server. */
export const asvs: Standard = {
  title: "OWASP ASVS 5.0, level 2",
  note: "Chapters 3, 7 and 14, and what else concerns a front end. The other chapters are the provider's.",
  rows: [
    {
      id: "3.2.1",
      asks: "No answer is drawn as something else.",
      proofs: [
        [files, everyAnswer],
        ["contracts/sandbox/trackers.test.ts", "take reports and serve nothing else"]
      ]
    },
    {
      id: "3.2.2",
      asks: "Text is drawn as text.",
      proofs: [
        ["tests/conventions/house.test.ts", "have no className prop, inline HTML or style element"],
        [files, "has the strict policy with Trusted Types"]
      ]
    },
    {
      id: "3.3.1 to 3.3.4",
      asks: "Cookies are Secure, SameSite, HttpOnly and __Host-.",
      proofs: [[login, "cookies are for this host and https alone"]],
      left: "The provider: its own cookies."
    },
    { id: "3.4.1", asks: "Every answer has HSTS of a year, subdomains included.", proofs: [[files, everyAnswer]] },
    {
      id: "3.4.2",
      asks: "Only known origins may read an answer.",
      proofs: [[protections, "preflight, %s is still closed to another site"]]
    },
    {
      id: "3.4.3",
      asks: "Every answer has a policy without objects and other bases.",
      proofs: [
        [files, "has the strict policy with Trusted Types"],
        [files, "has the shop's policy"]
      ]
    },
    { id: "3.4.4", asks: "Every answer has nosniff.", proofs: [[files, everyAnswer]] },
    {
      id: "3.4.5",
      asks: "Addresses stay private.",
      proofs: [[files, "the page of an external quote sends no referrer"]]
    },
    { id: "3.4.6", asks: "No site frames a page.", proofs: [[files, "has the strict policy with Trusted Types"]] },
    {
      id: "3.5.1 to 3.5.3",
      asks: "Another site cannot act for a visitor.",
      proofs: [
        [protections, "a POST answers %i and changes nothing"],
        [protections, "with the portal's own headers, each call acts"]
      ]
    },
    {
      id: "3.5.4",
      asks: "Separate applications have separate hosts.",
      proofs: [["tests/e2e/hosts.spec.ts", "each host is its own brand"]]
    },
    {
      id: "3.7.2",
      asks: "Only listed addresses are redirected to.",
      proofs: [[login, "never redirects to %s"]]
    },
    {
      id: "7.2.4",
      asks: "A login gives a new session.",
      proofs: [[login, "opens a new session, not the one of an earlier cookie"]]
    },
    {
      id: "7.3.1",
      asks: "A session ends when it is idle.",
      left: "The provider: the reference has one limit for all sessions, idle or not."
    },
    {
      id: "7.3.2",
      asks: "A session ends after its time.",
      proofs: [[login, "a session ends after its time"]],
      left: "The provider: its own sessions."
    },
    {
      id: "7.4.1",
      asks: "Logging out ends the session everywhere.",
      proofs: [
        [login, "logging out ends the session and redirects home"],
        ["tests/e2e/tabs.spec.ts", "Back after Salir shows nothing of the visitor"]
      ]
    },
    {
      id: "8.2.2",
      asks: "A visitor sees their own data alone.",
      proofs: [[protections, "stay hidden from Bruno, whatever he claims to be"]],
      left: "The provider: its own calls."
    },
    {
      id: "13.4.2 to 13.4.5",
      asks: "No debugging, listing, TRACE or internal page in production.",
      proofs: [["tests/conventions/release.test.ts", "a trace in %s is found"]],
      left: "The operator: release by npm run release; the sandbox is no production server."
    },
    {
      id: "14.2.1",
      asks: "No address holds sensitive data.",
      proofs: [["tests/e2e/secrets.spec.ts", "a card is in the one sale that it paid and nowhere else"]]
    },
    {
      id: "14.2.3",
      asks: "Trackers receive nothing sensitive.",
      proofs: [["tests/e2e/consent.spec.ts", "no banner and no tracker is on pages with personal data"]]
    },
    {
      id: "14.3.1",
      asks: "After a session the device keeps nothing of it.",
      proofs: [["tests/e2e/tabs.spec.ts", "a logout in another tab leads home and removes the visitor's data"]]
    },
    {
      id: "14.3.2",
      asks: "Browsers keep no sensitive answer.",
      proofs: [[files, "caching"]],
      left: "The operator of another server: no-store on its calls, as nginx.conf sets it."
    },
    {
      id: "14.3.3",
      asks: "Browser storage holds nothing sensitive.",
      proofs: [
        ["tests/e2e/secrets.spec.ts", "a card is in the one sale that it paid and nowhere else"],
        ["tests/e2e/erasing.spec.ts", "the list shows stored entries with age and without content"]
      ],
      left: "The owner: typed passengers stay up to 24 h, so that a reload loses nothing."
    },
    {
      id: "15.1.2",
      asks: "There is a list of third parties' parts.",
      proofs: [["tests/conventions/release.test.ts", "a shipped package without a licence is refused"]]
    },
    {
      id: "15.2.3",
      asks: "Production holds only what it needs.",
      proofs: [["tests/conventions/release.test.ts", "a build of public hosts has no trace of development"]]
    },
    {
      id: "16.2.5",
      asks: "Logs hold no secrets.",
      proofs: [
        [login, "the log never names the visitor"],
        ["contracts/sandbox/reports.test.ts", "hold no %s, whichever field has it"]
      ]
    }
  ]
}
