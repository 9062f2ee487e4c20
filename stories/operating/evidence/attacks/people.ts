import { an, type Front, testsIn } from "./attack"

const account = testsIn("contracts/sandbox/account.test.ts")
const guards = testsIn("contracts/sandbox/protections.test.ts")
const login = testsIn("contracts/sandbox/login.test.ts")
const tabs = testsIn("tests/e2e/tabs.spec.ts")
const profile = testsIn("src/journey/account/profileForm.test.ts")
const vouchers = testsIn("src/adapters/http/AccountApiHttp.vouchers.test.ts")

export const people: Front = {
  code: "F",
  title: "Sessions and people",
  attacks: [
    an(
      "A session planted before the login",
      "The login opens a new one",
      login("opens a new session, not the one of an earlier cookie")
    ),
    an(
      "A form of another site that logs a visitor in",
      "403, no session",
      login("from another site opens no session: %j")
    ),
    an("A login or a logout that names where to go", "Never redirected to", login("never redirects to %s")),
    an("Markup as e-mail in the login form", "Escaped", login("escapes what the visitor typed")),
    an(
      "Unknown e-mails told from wrong passwords",
      "The same words",
      login("%j with %j shows an error and keeps the e-mail")
    ),
    an(
      "A cookie of another host of the same domain",
      "Does not count",
      login("behind a proxy that speaks https, cookies are for this host and https alone")
    ),
    an("Cookies with __proto__, nothing or a made-up id", "No session", account("the cookie %j has no session")),
    an("A session after its time", "Ended", login("a session ends after its time, and no request brings it back")),
    an(
      "Another visitor's purchases by header, query or cookie",
      "Hidden",
      guards("stay hidden from Bruno, whatever he claims to be")
    ),
    an(
      "A sale or a list without a verified e-mail",
      "Refused",
      account("a session without a verified e-mail can neither buy nor list")
    ),
    an(
      "Back after a logout",
      "Nothing of the visitor",
      tabs("Back after Salir shows nothing of the visitor, and the browser keeps nothing")
    ),
    an(
      "Another person logs in while a form is open",
      "Receives nothing of the form",
      profile("receives nothing of the form: the page says so, and leads to the login")
    ),
    an(
      "A forged message between tabs",
      "Any unknown one is a doubt: the server is asked",
      testsIn("src/adapters/dom/sessionTabs.test.ts")("treat any unknown message as a doubt")
    ),
    an(
      "A certificate on http or on another host",
      "Not linked",
      vouchers("has a document on the portal's own host, only over https")
    ),
    an(
      "A certificate named as a page or a program, or one whose name reads backwards",
      "Succeeded: the file kept its name. Cured: it ends in .pdf, without invisible signs",
      vouchers("has a document with %s")
    ),
    an(
      "A certificate that is no PDF",
      "A message, and no file",
      testsIn("tests/e2e/purchases.spec.ts")("a certificate that is no PDF gets a message")
    ),
    an(
      "Visitors' names, codes or e-mails in the log of a login",
      "Not there",
      login("the log never names the visitor")
    ),
    an("A list of purchases over 20 MB", "Refused", vouchers("rejects an answer of more than 20 MB"))
  ]
}
