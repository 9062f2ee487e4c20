/** Attributes that keep card data out of screen recordings and keyboard dictionaries (CO-05). */
export const maskedFromRecorders = {
  "data-clarity-mask": "true",
  "data-private": "",
  "data-hj-suppress": "",
  "data-sentry-mask": "",
  autoCapitalize: "off",
  autoCorrect: "off",
  spellCheck: false
} as const
