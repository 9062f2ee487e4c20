/** Keeps a card's data out of any recording of the screen and out of a keyboard's memory (CO-05). */
export const maskedFromRecorders = {
  "data-clarity-mask": "true",
  "data-private": "",
  "data-hj-suppress": "",
  "data-sentry-mask": "",
  autoCapitalize: "off",
  autoCorrect: "off",
  spellCheck: false
} as const
