/** Walks that Firefox cannot do, by a part of the title, and why. */
export const notInFirefox = {
  "once it loads|fails once|Reintentar(, which)? opens them":
    "Firefox never requests a lost module again in a document; release.spec.ts walks the new one that brings it",
  "a tap outside a popup that refuses":
    "Playwright's tap does nothing over WebDriver BiDi, and an event made by a script closes no popover"
} as const satisfies Readonly<Record<string, string>>
