import { an, type Front, testsIn } from "./attack"

const tried = testsIn("contracts/sandbox/attacks.test.ts")
const files = testsIn("contracts/sandbox/files.test.ts")
const valid = testsIn("contracts/sandbox/validation.test.ts")
const client = testsIn("src/adapters/http/client.test.ts")

export const load: Front = {
  code: "C",
  title: "Weight and caches",
  attacks: [
    an(
      "A body over the cap, with or without its length",
      "413",
      valid("a body over 64 kB gets a refusal, with or without a length")
    ),
    an("Deep JSON for the log", "It survives", valid("the log survives deep nesting")),
    an(
      "Any JSON, path and method by the thousand",
      "Below 500",
      valid("any JSON gets plans or a readable refusal", "any path and method gets an answer below 500")
    ),
    an("600 reports, to fill the memory", "The last 500 are kept", tried("a thousand reports leave five hundred")),
    an("An answer with personal data from a cache", "no-store on every call", files("carries the common headers")),
    an(
      "A stale page after a release",
      "Pages revalidate; only hashed files last",
      files("hashed assets are immutable, pages revalidate")
    ),
    an(
      "The provider's answer of 2 MB and more",
      "Stopped at 2 MB, without waiting",
      client("over 2 MB, without waiting for the end; exactly 2 MB passes")
    ),
    an(
      "The provider never answers, or drips",
      "Ends at its limit, and aborts",
      client("after its time limit, without an answer or during a slow one, and aborts the request")
    ),
    an(
      "Text outside of Unicode, NUL or lone surrogates for the database",
      "400",
      testsIn("contracts/sandbox/mail.test.ts")("text that no database stores is refused: %j")
    ),
    an(
      "Names of JavaScript's own as coupon, plan, country or channel",
      "Unknown, like any other word",
      tried("%s is no coupon, plan, country, channel or card")
    ),
    an(
      "The operator's file is lost, broken, a page or over 1 kB",
      "Nothing is switched off",
      testsIn("src/adapters/http/SwitchesFetch.test.ts")("a file that is %s switches nothing off")
    )
  ]
}
