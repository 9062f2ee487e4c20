import { an, type Front, testsIn } from "./attack"

const refused = testsIn("contracts/sandbox/login/refused.test.ts")
const account = testsIn("contracts/sandbox/account.test.ts")
const guards = testsIn("contracts/sandbox/protections.test.ts")
const login = testsIn("contracts/sandbox/login/login.test.ts")
const tabs = testsIn("tests/e2e/tabs.spec.ts")
const profile = testsIn("src/journey/account/profileForm.test.ts")
const vouchers = testsIn("src/adapters/http/AccountApiHttp.vouchers.test.ts")

export const people: Front = {
  code: "F",
  title: "Sessions and people",
  attacks: [
    an(
      "A login's callback with a strange code, or none",
      "No session, and the page says so",
      refused("with %s opens no session, and says so")
    ),
    an(
      "A callback played again, or in another browser",
      "Once, in the browser that began",
      refused("opens a session once, in the browser that began")
    ),
    an(
      "A session planted before the login",
      "The login opens a new one",
      refused("opens a new session, not the one of an earlier cookie")
    ),
    an("A login that names where to go", "Never redirected to", refused("never redirects to %s")),
    an(
      "A login form's address with markup, or one that has ended",
      "Links nowhere but back to its site",
      refused("an unknown form links nowhere", "a form that has ended links back to its site")
    ),
    an("Markup as e-mail in the login form", "Escaped", login("escapes what the visitor typed")),
    an(
      "Unknown e-mails told from wrong passwords",
      "The same words",
      login("%j with %j shows an error and keeps the e-mail")
    ),
    an(
      "A cookie of another host of the same domain",
      "Does not count",
      refused("a session cookie that another host could have set does not count")
    ),
    an("A cookie that a script reads", "HttpOnly", account("is a cookie that no script can read, until it ends")),
    an("Cookies with __proto__, nothing or a made-up id", "No session", account("the cookie %j has no session")),
    an(
      "A session after its time",
      "Ended",
      testsIn("contracts/sandbox/people/sessions.test.ts")(
        "a session ends after its time, and no request brings it back"
      )
    ),
    an(
      "A logout's target from the address",
      "Not taken",
      refused("needs no session, and takes no target from the address")
    ),
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
      refused("the log never names the visitor")
    ),
    an("A list of purchases over 20 MB", "Refused", vouchers("rejects an answer of more than 20 MB"))
  ]
}
