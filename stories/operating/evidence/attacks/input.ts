import { an, type Front, testsIn } from "./attack"

const supply = testsIn("tests/conventions/supply.test.ts")
const release = testsIn("tests/conventions/release.test.ts")
const offline = testsIn("tests/e2e/offline.spec.ts")
const consent = testsIn("tests/e2e/consent.spec.ts")
const layer = testsIn("src/adapters/dataLayer/dataLayer.isolated.test.ts")
const mail = testsIn("contracts/sandbox/mail.test.ts")

export const input: Front = {
  code: "G",
  title: "Text, trackers, worker and supply",
  attacks: [
    an(
      "Names with markup, bidi controls, NUL or 300 letters",
      "Named and refused",
      testsIn("src/core/person/name.test.ts")("a name is read on one line, and reading it again changes nothing")
    ),
    an(
      "An e-mail that makes the check slow",
      "It stays quick",
      testsIn("src/core/person/reach.test.ts")("a hostile text does not slow the check down")
    ),
    an(
      "A message that looks like the portal's own lines",
      "It stands last, as the visitor's",
      testsIn("src/adapters/http/NotificationsApiHttp.test.ts")(
        "has the visitor's own text last, even if it looks like our lines"
      )
    ),
    an("Markup in a message, for the mailbox", "Shown as text", mail("the page shows what visitors wrote as text")),
    an("A card number in a message", "Four digits remain", mail("card numbers keep their last four digits")),
    an(
      "A card number in the address, the postal code or the holder's name",
      "Named beside the field, never stored or sold",
      testsIn("tests/e2e/cardNumbers.spec.ts")("step 2 takes no card number")
    ),
    an("Other files by the mailbox's links", "None", mail("is a link of the mail viewer, which has no other files")),
    an(
      "Commas, line ends and colons in a calendar's event",
      "Escaped",
      testsIn("src/pages/checkout/calendarFile.test.ts")("escapes the special characters of its format")
    ),
    an(
      "A question's address cut within a letter",
      "The questions are shown",
      testsIn("tests/e2e/faqs.spec.ts")("an address cut within a letter still shows the questions")
    ),
    an(
      "A RUT or a date that is almost right",
      "Refused",
      testsIn("src/core/person/document.test.ts")("becomes invalid if any digit changes, the check digit included")
    ),
    an(
      "Plans of any JSON: markup, NaN, no ids",
      "Dropped and counted, never a throw",
      testsIn("src/adapters/http/QuoteApiHttp.wire.test.ts")("no JSON makes the reader throw")
    ),
    an(
      "The operator's notice with bidi controls or 201 letters",
      "Not shown",
      testsIn("src/core/switches/switches.test.ts")("the notice %j is not shown")
    ),
    an(
      "A person's data in an event, under any key",
      "It never reaches the layer",
      layer("personal data never reaches the layer")
    ),
    an(
      "Trackers before a choice, or after a refusal",
      "None runs",
      consent("no optional script runs before the choice or after a refusal, and the shop works")
    ),
    an(
      "Trackers that follow into the payment",
      "A new document without them",
      consent("no banner and no tracker is on pages with personal data, nor follows there within a document")
    ),
    an(
      "A consent provider that is lost, or late",
      "Denied",
      testsIn("src/adapters/oneTrust/oneTrust.isolated.test.ts")(
        "a late script counts as a failure, and its later choices are ignored"
      )
    ),
    an("The worker answers for the payment", "It never does", offline("the payment never comes from the cache")),
    an(
      "A worker that keeps an old or a poisoned page",
      "Replaced at once; the server can switch it off",
      offline("a new build appears at once and replaces the cached one; the server can switch the cache off")
    ),
    an(
      "A maintenance page with status 200 in place of the offline one",
      "It replaces nothing",
      offline("a maintenance page with status 200 replaces nothing: the card opens offline after it")
    ),
    an(
      "A package that changed under its version",
      "npm ci compares hashes",
      supply("npm ci compares every package with its hash")
    ),
    an(
      "A package that runs a script when installed",
      "None may",
      supply("no package runs a script of its own when it is installed")
    ),
    an(
      "An action of the pipeline that moved its tag",
      "Named by its commit",
      supply("a workflow names every action by its commit")
    ),
    an("A package without purpose or licence in the build", "The build stops", [
      ...testsIn("src/build/inventory/scripts.test.ts")("a package without a purpose stops the build"),
      ...release("a shipped package without a licence is refused")
    ]),
    an(
      "Pages, hosts and handles of development in a release",
      "Found, and the release stops",
      release("a build of public hosts has no trace of development", "a trace in %s is found")
    ),
    an(
      "The sandbox in production",
      "It refuses",
      testsIn("contracts/sandbox/start.test.ts")("refuses production, and says so")
    ),
    an(
      "A sale through another origin that ignores the key",
      "The build stops",
      testsIn("src/build/prerender/unkeyed.test.ts")("is refused until %s is known to honour the idempotency key")
    )
  ]
}
