/** Walks that Firefox cannot do: a file of tests/walks, or a title in it, and what it lacks. */
export const notInFirefox: ReadonlyArray<{ readonly walk: string; readonly reason: string }> = [
  { walk: "early.spec.ts", reason: "slows the processor through the protocol of Chromium" },
  { walk: "mailQuote.spec.ts", reason: "reads the body of a request, which WebDriver BiDi does not tell" },
  { walk: "secrets.spec.ts", reason: "reads the bodies of all requests" },
  { walk: "purchase.spec.ts", reason: "reads the body of the sale; payment.spec pays there too" },
  { walk: "a partner's link leads to the payment", reason: "reads the body of the sale" },
  { walk: "a link with little data asks", reason: "reads the body of the price" },
  {
    walk: "the same way, with a RUT and Chile's card fields",
    reason: "waits for a document that Firefox keeps in memory"
  },
  {
    walk: "a copied trip fills the bar in another browser",
    reason: "reads the clipboard, for which it cannot get leave"
  },
  {
    walk: "fails twice: it loads by itself",
    reason: "counts three requests; Firefox remembers a lost file and sends two"
  }
]
