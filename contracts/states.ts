/**
 * A state that a provider must be in before a call. Providers read this table; the sandbox is the
 * worked example.
 */
export interface ProviderState {
  /** The exact words of the pacts. A state endpoint finds the state by them. */
  readonly description: string
  /** What must hold when the call comes. */
  readonly setUp: string
  /**
   * Meaning of each parameter. The verifier always sends all of them; an empty text means no value.
   */
  readonly parameters: Readonly<Record<string, string>>
  /** Values of the request that the state endpoint answers, as they depend on the day. */
  readonly answers: Readonly<Record<string, string>>
}

const channel = "the IdChannel of the call"
const email = "who is logged in"
const code = "the duration code of the quote"
const trip = {
  departure: "first day of a trip on sale, YYYY-MM-DD",
  return: "15 days later"
}
const bought = "a day of the last week, DD/MM/YYYY"
const key = "a new UUID"

/**
 * Every state of the pacts. Each undoes the one before it; what a state does not name is as always.
 */
export const states = {
  plansOnSale: {
    description: "plans are on sale",
    setUp:
      "The channel sells one or more plans under the duration code to travellers of 0 to 85 years; some plans have instalments and benefits. The coupon, if any, lowers every price.",
    parameters: { channel, code, coupon: "a coupon that lowers the price" },
    answers: trip
  },
  nothingOnSale: {
    description: "no plans are on sale",
    setUp: "The channel has the duration code but sells nothing under it. The answer is an empty list and no error.",
    parameters: { channel, code },
    answers: trip
  },
  planOnOffer: {
    description: "a plan can be bought",
    setUp:
      "The channel sells the plan of the call with this instalment, for these people and days, and none of them bought this trip within a day. The card is a test card with this answer of the bank; no money moves. A logged-in buyer has a verified e-mail.",
    parameters: {
      channel,
      plan: "the ATSPProductId of the sale",
      instalment: "its IdPaymentPlan",
      card: "the number of the card",
      bank: "its answer to each of these cards; when it is silent, the charge is unknown",
      coupon: "a coupon that lowers the price",
      producer: "the code of a producer of the channel",
      email
    },
    answers: { ...trip, key }
  },
  visitor: {
    description: "somebody is logged in",
    setUp: "This person is logged in. A call without a cookie is this person's, as the verifier keeps no cookies.",
    parameters: {
      channel,
      email: "the e-mail of the logged-in person",
      verified: "whether the e-mail is verified",
      registered: "whether they saved personal data in this channel, without province, city and address",
      purchases: "their purchases in this channel, one or more with documents, or none"
    },
    answers: {}
  },
  nobody: {
    description: "nobody is logged in",
    setUp: "A caller without a cookie has no session.",
    parameters: { channel },
    answers: { ...trip, key }
  },
  lists: {
    description: "the lists of the forms are known",
    setUp:
      "Document types and countries exist; one country has provinces, another has none, and none has the id `999`.",
    parameters: {
      channel,
      country: "the id of the country that has provinces",
      name: "its name, or the plain word in it",
      province: "the name of one of its provinces",
      without: "the id of a country that has none"
    },
    answers: {}
  },
  messages: {
    description: "messages are taken",
    setUp:
      "The provider accepts messages to the channel and to its customers, and a limit on the mails to an address counts from here. It need not send real mail.",
    parameters: { channel, email },
    answers: { ...trip, bought }
  },
  banner: {
    description: "the banner of the channel is chosen",
    setUp: "The channel shows this banner.",
    parameters: { channel, banner: "the name of its image" },
    answers: {}
  },
  consent: {
    description: "the consent domain of the channel is chosen",
    setUp: "The channel manages the consent of its visitors under this domain.",
    parameters: {
      channel,
      domain: "its id at OneTrust"
    },
    answers: {}
  },
  apiAddress: {
    description: "the address of the public API is known",
    setUp: "The portal host knows the address of the channel's public API.",
    parameters: { channel },
    answers: {}
  },
  arranged: {
    description: "a partner arranged a trip",
    setUp:
      "A partner's quote exists: a plan of the channel, its quote and the travellers. No other id exists, such as `nadie`.",
    parameters: {
      channel,
      id: "its id",
      until:
        "the past day on which it expired, as an instant with a zone; empty: it expires later, as a time without one"
    },
    answers: {}
  }
} as const satisfies Readonly<Record<string, ProviderState>>
