/** A state that the pacts ask a provider to be in before a call. This table is what its people read; the sandbox is the worked example. */
export interface ProviderState {
  /** The very words of the pacts, by which a state endpoint knows it. */
  readonly description: string
  /** What must be so when the call comes. */
  readonly setUp: string
  /** What each parameter says. All are told, every time; a text is empty where there is nothing to say. */
  readonly parameters: Readonly<Record<string, string>>
}

const channel = "the IdChannel of the call, such as B2C"
const email = "who is logged in, as far as a caller without a cookie is concerned; empty for nobody"
const code = "the duration code of the quote, such as BTR"

/** Every state of the pacts. Each takes back the one before it: what one of them does not name is as it always is. */
export const states = {
  plansOnSale: {
    description: "plans are on sale",
    setUp:
      "The channel sells a plan or more under the duration code to travellers of 0 to 85 years, and some have instalments and benefits. The coupon, if there is one, lowers every price.",
    parameters: { channel, code, coupon: "a coupon that takes something off; empty for none" }
  },
  nothingOnSale: {
    description: "no plans are on sale",
    setUp:
      "The channel sells nothing under the duration code, although the code is one of its own: an empty list is no error.",
    parameters: { channel, code }
  },
  planOnOffer: {
    description: "a plan can be bought",
    setUp:
      "The plan of the call is sold with this instalment, to the people and for the days of the call. The card is a test card of which the bank is known to say this; nobody is charged in earnest. Nothing was sold under the Idempotency-Key of the call. The buyer who is logged in, if there is one, has a verified e-mail.",
    parameters: {
      channel,
      plan: "the ATSPProductId of the sale",
      instalment: "its IdPaymentPlan",
      card: "the number of the card",
      bank: "'approves' it, 'declines' it, or 'is silent', so that nobody knows whether it was charged",
      coupon: "a coupon that takes something off; empty for none",
      producer: "the code of a producer of the channel; empty for none",
      email
    }
  },
  visitor: {
    description: "somebody is logged in",
    setUp: "A session of this person, in whose name a call without a cookie is taken: the verifier keeps none.",
    parameters: {
      channel,
      email: "the e-mail of the person who is logged in",
      verified: "whether the e-mail was proved to be theirs",
      registered:
        "whether they saved their personal data in this channel; of province, city and address they told nothing",
      purchases:
        "what they bought in this channel: 'none', or a purchase or more: with papers 'as bytes' or 'as addresses', or 'told little', without papers or a voucher's number, with NoData for its product, null for two of its days and names in small letters"
    }
  },
  nobody: {
    description: "nobody is logged in",
    setUp: "A caller without a cookie has no session.",
    parameters: { channel }
  },
  lists: {
    description: "the lists of the forms are known",
    setUp: "There are types of document, and countries, one of which has provinces.",
    parameters: {
      channel,
      country: "the id of the country that has provinces",
      form: "how the types of document come: 'as text' is JSON inside of a JSON string, 'as list' is JSON as it is"
    }
  },
  messages: {
    description: "messages are taken",
    setUp:
      "What is written to the people of the channel, or to a customer in its name, is sent. No mail needs to leave in earnest.",
    parameters: { channel, email }
  },
  banner: {
    description: "the banner of the channel is chosen",
    setUp: "The channel shows this banner.",
    parameters: { channel, banner: "the name of its image, such as verano.svg; empty for no banner" }
  },
  consent: {
    description: "the consent domain of the channel is chosen",
    setUp: "The consent of visitors of the channel is managed under this domain.",
    parameters: {
      channel,
      domain: "its id at OneTrust; empty where no consent is asked for",
      form: "how it is told: 'as field' of an object, or 'as text', a JSON string"
    }
  },
  apiAddress: {
    description: "the address of the public API is known",
    setUp: "The host of the portal knows where the public API of the channel is.",
    parameters: {
      channel,
      form: "how it is told: 'as text' is a JSON string, else the name of the field that holds it: 'url', 'api_url' or 'proxy'"
    }
  },
  arranged: {
    description: "a partner arranged a trip",
    setUp:
      "What a partner arranged with a customer is kept: a plan of the channel, the quote that it is for, and who travels. Nothing is kept under any other id.",
    parameters: {
      channel,
      id: "the id that the partner was given for it",
      form: "how jsonObj comes: 'as text' is JSON inside of a JSON string, 'as object' is JSON as it is",
      expired:
        "whether it was good until a day of the past, told as an instant with its zone; else until a later one, told without a zone"
    }
  },
  callFails: {
    description: "a call goes wrong",
    setUp:
      "The next call of the channel to this path is answered like this, whatever it says, and nothing comes of it. Where a server has no switch for it, a stub in front of it will do.",
    parameters: {
      channel,
      call: "the path of the call",
      status: "the status it is answered with",
      body: "the JSON it is answered with, as text; empty where the body does not matter",
      email
    }
  }
} as const satisfies Readonly<Record<string, ProviderState>>
