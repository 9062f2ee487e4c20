import type { DurationTable, TripLimits } from "../trip/tripRules"

/** The light in which a drawing is shown. */
export type Mood = "alba" | "tarde" | "noche"

/** The drawings of the house's set. */
export const sceneNames = ["patagonia", "caribe", "europa", "asia", "ventana", "atacama", "quebrada", "puente"] as const
export type SceneName = (typeof sceneNames)[number]

/** A drawing of the house's set, in one of its lights. */
export interface Scenery {
  readonly scene: SceneName
  readonly mood: Mood
}

/** What a stamp of the home is about; drawn in components/Stamp. */
export const benefitNames = ["telemedicine", "worldwide", "assistance", "guarantee", "network", "annual"] as const
export type BenefitName = (typeof benefitNames)[number]

/** The networks that have an icon. */
export type SocialNetwork = "instagram" | "facebook" | "linkedin" | "whatsapp"

/** A link out of the portal, in the words of the channel. */
export interface OutsideLink {
  readonly label: string
  readonly href: string
}

/** What the contact form asks besides who writes: when to call back, in three slots, or why (2§2, 2§9). */
export type ContactForm =
  | { readonly asks: "hours"; readonly slots: readonly [string, string, string] }
  | { readonly asks: "reason" }

/** What the card form asks for besides holder and number (2§5): one capability, so that a provider can have it switched on (A12). */
export interface CardForm {
  /** Credit alone, or credit and debit with credit first. */
  readonly modes: readonly ["credit"] | readonly ["credit", "debit"]
  /** Whether the security code and the expiry are asked for, and sent. */
  readonly secrets: boolean
}

/** A discount that the results tell of, with the code to copy; none is told of while it is not active (2§2, 2§3). */
export interface Discount {
  readonly active: boolean
  readonly text: string
  readonly code: string
}

/** The trackers of a channel; an id that is absent loads nothing (2§1, B9). */
export interface Tracking {
  /** The hosts on which they may run. Development hosts are never among them (CO-01). */
  readonly hosts: ReadonlyArray<string>
  readonly tagManagerId?: string
  readonly recordingId?: string
}

/** Everything in which one brand differs from another, words and looks aside: values, no behaviour (1§1, 1§9). */
export interface Channel {
  /** The folder's name, the first label of its development host and the value of `data-channel`. */
  readonly id: string
  /** The value of the IdChannel header (1§7). */
  readonly code: string
  readonly brandName: string
  /** Every host that is this channel, exact and in lower case. The first one is its canonical address (2§1). */
  readonly hosts: ReadonlyArray<string>
  readonly locale: "es-AR" | "es-CL"
  /** The id of the channel that sells the same in the country beside. */
  readonly alternate?: string
  /** What search engines may do with it; listed when absent. */
  readonly robots?: "noindex"
  /** Where every trip begins (1§1). */
  readonly origin: string
  readonly currency: { readonly code: string; readonly name: string; readonly symbol: string }
  readonly trip: TripLimits & { readonly durations: ReadonlyArray<DurationTable> }
  /** Price without taxes = price x this; at 1 the line is not shown (1§9). */
  readonly taxCoefficient: number
  /** Contact lines, as they are read aloud and dialled (1§3). */
  readonly phones: ReadonlyArray<string>
  /** Where one writes to those of them that are written to, by the number. */
  readonly written?: Readonly<Record<string, string>>
  /** Weekday hours of the contact lines; absent where none are kept (2§9). */
  readonly hours?: string
  /** What the contact form asks for (2§2). */
  readonly contactForm: ContactForm
  /** Where the opt-in of the quote bar starts; only a box that the visitor saw counts (QB-06). */
  readonly optIn: { readonly startsTicked: boolean }
  /** How a buyer takes a purchase back: by the withdrawal and service forms, or by the annulment form (2§6). */
  readonly cancellation: "withdrawal" | "annulment"
  /** Whether the page that tells how to ask for assistance is there (2§2). */
  readonly assistancePage: boolean
  /** The identity document of the country: seven or eight digits, or a RUT with its check digit (2§5). */
  readonly document: "dni" | "rut"
  /** Whether one may buy without an account, or has to be logged in first (2§6). */
  readonly registration: "required" | "optional"
  /** Whether a producer's code may be entered, and whether a producer sold it unless the buyer says otherwise; absent where none may (2§6). */
  readonly producer?: { readonly soldByDefault: boolean }
  /** What the card form asks for (2§5). */
  readonly card: CardForm
  /** What an address ends with: the postal code, or in Chile the comuna (2§5). */
  readonly postal: "postalCode" | "comuna"
  /** The discount of the results; absent where there has never been one. */
  readonly discount?: Discount
  /** Where the floating chat leads; absent where there is none (2§1). */
  readonly chat?: string
  /** Social pages, each by the name of its network. */
  readonly social: ReadonlyArray<{ readonly network: SocialNetwork; readonly href: string }>
  /** Who defends a consumer here (2§1). */
  readonly consumerLinks: ReadonlyArray<OutsideLink>
  /** Who counts and records visits, if the visitor agrees; absent where nobody does. */
  readonly tracking?: Tracking
  /** Hosts that `/api_url` may name as the proxy, besides the portal's own. */
  readonly proxyHosts: ReadonlyArray<string>
  /** Whether each of them lets a sale carry `Idempotency-Key` (CORS) and makes one order a key; no build goes out without it. */
  readonly proxyTakesKey?: true
  /** The plan that covers the channel's own country, with highlights of its own (2§2). */
  readonly nationalPlan?: string
  /** The top bar: see-through over the hero, or always dark (1§2). */
  readonly navbar: "transparent" | "dark"
  /** The drawings of the home's three banners, the first one shown first (1§2). */
  readonly heroes: readonly [Scenery, Scenery, Scenery]
  /** The stamps of the home's benefits, in their order (1§2). */
  readonly benefits: ReadonlyArray<BenefitName>
  /** The drawings on the cards of the home's products, in their order; they come again after the last one. */
  readonly shelfSceneries: readonly [Scenery, ...Scenery[]]
  /** The drawing of the channel's own block at the end of the home. */
  readonly bandScenery: Scenery
  /** The drawing behind the title of the results. */
  readonly resultsScenery: Scenery
}
