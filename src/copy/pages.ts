/**
 * The texts of the pages after the first view. Each page loads its own file. A channel can override
 * any leaf in channels/<id>/pages.ts.
 */
export type PagesCopy = {
  readonly contact: typeof import("./contact").contact
  readonly withdrawal: typeof import("./withdrawal").withdrawal
  readonly rights: typeof import("./rights").rights
  readonly faqs: typeof import("./faqs").faqs
  readonly legalNotice: typeof import("./legalNotice").legalNotice
  readonly cookies: typeof import("./cookies").cookies
  readonly consent: typeof import("./consent").consent
  readonly assistance: typeof import("./assistance").assistance
  readonly results: typeof import("./results").results
  readonly asking: typeof import("./asking").asking
  readonly offers: typeof import("./offers").offers
  readonly checkout: typeof import("./checkout").checkout
  readonly passengers: typeof import("./passengers").passengers
  readonly payment: typeof import("./payment").payment
  readonly success: typeof import("./success").success
  readonly landing: typeof import("./landing").landing
  readonly resume: typeof import("./resume").resume
  readonly purchases: typeof import("./purchases").purchases
  readonly profile: typeof import("./profile").profile
  readonly notices: typeof import("./notices").notices
  readonly external: typeof import("./external").external
  readonly links: typeof import("./links").links
}
