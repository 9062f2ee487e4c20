/** Walks that Firefox cannot do, by file or by a part of the title, and why. */
export const notInFirefox = {
  files: {
    "consent.spec.ts": "needs production hosts, which only Chromium maps to the sandbox",
    "early.spec.ts": "slows the processor through the protocol of Chromium",
    "mailQuote.spec.ts": "forwards a held call with its body, which WebDriver BiDi does not tell",
    "scenes.spec.ts": "takes screenshots, to which Playwright adds a style that the pages refuse",
    "secrets.spec.ts": "reads the bodies of all requests"
  },
  titles: {
    "a tap outside a popup that refuses": "Playwright scrolls before a click, and the popup covers the target",
    "the card prints alone": "WebDriver BiDi cannot show a page as printed",
    "a receipt can be copied and printed": "WebDriver BiDi cannot show a page as printed",
    "fails twice: it loads by itself": "counts three requests; Firefox remembers a lost file and sends two",
    "on paper": "WebDriver BiDi cannot show a page as printed"
  }
} as const satisfies Readonly<Record<"files" | "titles", Readonly<Record<string, string>>>>
