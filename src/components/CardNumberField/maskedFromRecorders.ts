/** What keeps a card's data out of a recording of the screen, whoever records, and out of a keyboard's memory (design: card data). */
export const maskedFromRecorders = {
  "data-clarity-mask": "true",
  "data-private": "",
  "data-hj-suppress": "",
  "data-sentry-mask": "",
  autoCapitalize: "off",
  autoCorrect: "off",
  spellCheck: false
} as const
