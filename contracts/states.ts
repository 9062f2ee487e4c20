/** Every state that the pacts ask a provider to be in. State handlers are keyed by these very words. */
export const states = {
  plansOnSale: "plans are on sale",
  noPlansOnSale: "no plans are on sale",
  couponValid: "a coupon is valid",
  quoteDeclined: "the quote answers with an error",
  messagesTaken: "messages to people are taken",
  messagesRefused: "messages to people are refused",
  consentAsked: "consent is managed for the channel",
  consentNotAsked: "consent is not managed for the channel",
  verifiedVisitor: "somebody with a verified e-mail is logged in",
  unverifiedVisitor: "somebody whose e-mail is not verified is logged in",
  bannerShown: "a banner is on show",
  noBannerShown: "no banner is on show",
  apiAddressKnown: "the api address is known",
  documentTypesKnown: "document types are known",
  countriesKnown: "countries are known",
  regionsKnown: "regions of a country are known"
} as const
