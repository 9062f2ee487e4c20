/** Walks that Firefox cannot do, by a part of the title, and why. */
export const notInFirefox = {
  "a tap outside a popup that refuses": "Playwright's tap makes no event there",
  "the card prints alone": "WebDriver BiDi cannot show a page as printed",
  "a receipt can be copied and printed": "WebDriver BiDi cannot show a page as printed",
  "on paper": "WebDriver BiDi cannot show a page as printed"
} as const satisfies Readonly<Record<string, string>>
