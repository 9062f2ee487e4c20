import { an, type Front, testsIn } from "./attack"

const tried = testsIn("contracts/sandbox/attacks.test.ts")
const files = testsIn("contracts/sandbox/files.test.ts")
const guards = testsIn("contracts/sandbox/protections.test.ts")
const trackers = testsIn("contracts/sandbox/trackers.test.ts")
const reports = testsIn("contracts/sandbox/reports.test.ts")

export const headers: Front = {
  code: "B",
  title: "Headers, policies and frames",
  attacks: [
    an(
      "A script or style of another host in the payment",
      "Refused by the policy",
      files("has the strict policy with Trusted Types")
    ),
    an("A guarded page by capitals, escapes or slashes, to get the shop's policy", "Guarded in every spelling", [
      ...files("has the strict policy with Trusted Types"),
      ...testsIn("src/core/consent/guardedPaths.test.ts")("is guarded in every spelling")
    ]),
    an(
      "A frame around any page, for clicks in disguise",
      "frame-ancestors 'none' everywhere",
      files("has the strict policy with Trusted Types", "has the shop's policy")
    ),
    an("A style of one's own where a page has none", "Not allowed", files("a page without inline styles allows none")),
    an("A file drawn as something else", "nosniff, with its own type", files("carries the common headers")),
    an(
      "The address of a partner's quote as referrer of a link",
      "No referrer",
      files("the page of an external quote sends no referrer")
    ),
    an(
      "The chat's page takes over the tab that opened it",
      "It has no access to it",
      testsIn("tests/e2e/shell.spec.ts")("the chat opens in its own tab without access to this one")
    ),
    an(
      "A certificate's page takes over the tab",
      "It has no access to it",
      testsIn("src/journey/account/purchases.test.ts")(
        "with an address only opens in a tab that has no access to this one"
      )
    ),
    an(
      "Another site reads an answer: lookalike origins, null, file:",
      "No such origin is allowed, none with cookies",
      tried("the origin %s may read no answer")
    ),
    an(
      "A form or a page of another site acts with the visitor's cookie",
      "403 or 415, nothing changes",
      guards("a POST answers %i and changes nothing")
    ),
    an("A preflight from another site", "Closed", guards("preflight, %s is still closed to another site")),
    an(
      "The trackers' hosts lend a page, a call or a file",
      "They serve their script alone",
      trackers("take reports and serve nothing else: no page, no call, no file of the portal")
    ),
    an("A tracker's host in the policy of a brand without trackers", "Not there", trackers("allows no other host")),
    an(
      "A card or e-mail in a browser's report of a violation",
      "Not kept, whichever field has it",
      reports("hold no %s, whichever field has it")
    ),
    an(
      "Another site has browsers send forged reports of violations, to bury a real one",
      "Succeeded: they were kept. Cured: 403, or 415 by their type",
      tried("writes no report of a browser"),
      "The provider: the same."
    ),
    an(
      "Another site tells who has a session by what it may load",
      "Nothing may be loaded, with or without one",
      tried("cannot tell a visitor with a session from one without by what it may load")
    )
  ]
}
