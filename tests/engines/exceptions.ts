/** Walks that Firefox cannot do, by file or by a part of the title, and why. */
export const notInFirefox = {
  files: {
    "early.spec.ts": "slows the processor through the protocol of Chromium",
    "mailQuote.spec.ts": "forwards a held call with its body, which WebDriver BiDi does not tell",
    "secrets.spec.ts": "reads the bodies of all requests"
  },
  titles: {
    "a copied trip fills the bar in another browser": "reads the clipboard, for which it cannot get leave",
    "the same way, with a RUT and Chile's card fields": "Playwright waits for a page that came back from memory",
    "fails twice: it loads by itself": "counts three requests; Firefox remembers a lost file and sends two"
  }
} as const satisfies Readonly<Record<"files" | "titles", Readonly<Record<string, string>>>>
