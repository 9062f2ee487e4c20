import type { DurationTable, TripLimits } from "./tripLimits"

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

/** What the contact form asks besides who writes: when to call back, in three slots, or why (CT-03). */
export type ContactForm =
  | { readonly asks: "hours"; readonly slots: readonly [string, string, string] }
  | { readonly asks: "reason" }

/** What the card form asks for besides holder and number (PY-02): one capability, so that a provider can have it switched on. */
export interface CardForm {
  /** Credit alone, or credit and debit with credit first. */
  readonly modes: readonly ["credit"] | readonly ["credit", "debit"]
  /** Whether the security code and the expiry are asked for, and sent. */
  readonly secrets: boolean
}

/** A discount that the results tell of, with the code to copy; none is told of while it is not active (DB-01). */
export interface Discount {
  readonly active: boolean
  readonly text: string
  readonly code: string
}

/** The trackers of a channel; an id that is absent loads nothing (AN-04). */
export interface Tracking {
  /** The hosts on which they may run. Development hosts are never among them (CO-01). */
  readonly hosts: ReadonlyArray<string>
  readonly tagManagerId?: string
  readonly recordingId?: string
}

/** Everything in which one brand differs from another, words and looks aside: values, no behaviour (CH-05). */
export interface Channel {
  /** The folder's name, the first label of its development host and the value of `data-channel`. */
  readonly id: string
  /** The value of the IdChannel header (CH-02). */
  readonly code: string
  readonly brandName: string
  /** Every host that is this channel, exact and in lower case. The first one is its canonical address (CH-01, CH-09). */
  readonly hosts: ReadonlyArray<string>
  readonly locale: "es-AR" | "es-CL"
  /** The id of the channel that sells the same in the country beside. */
  readonly alternate?: string
  /** What search engines may do with it; listed when absent. */
  readonly robots?: "noindex"
  /** Where every trip begins (CH-07). */
  readonly origin: string
  readonly currency: { readonly code: string; readonly name: string; readonly symbol: string }
  readonly trip: TripLimits & { readonly durations: ReadonlyArray<DurationTable> }
  /** Price without taxes = price x this; at 1 the line is not shown (RS-09). */
  readonly taxCoefficient: number
  /** Contact lines, as they are read aloud and dialled (CH-12). */
  readonly phones: ReadonlyArray<string>
  /** Where one writes to those of them that are written to, by the number. */
  readonly written?: Readonly<Record<string, string>>
  /** Weekday hours of the contact lines; absent where none are kept (CT-02). */
  readonly hours?: string
  /** What the contact form asks for (CT-03). */
  readonly contactForm: ContactForm
  /** Where the opt-in of the quote bar starts; only a box that the visitor saw counts (QB-06). */
  readonly optIn: { readonly startsTicked: boolean }
  /** How a buyer takes a purchase back: by the withdrawal and service forms, or by the annulment form (SR-08). */
  readonly cancellation: "withdrawal" | "annulment"
  /** Whether the page that tells how to ask for assistance is there (SR-08). */
  readonly assistancePage: boolean
  /** The identity document of the country: seven or eight digits, or a RUT with its check digit (VA-03, VA-04). */
  readonly document: "dni" | "rut"
  /** Whether one may buy without an account, or has to be logged in first (RS-14). */
  readonly registration: "required" | "optional"
  /** Whether a producer's code may be entered, and whether a producer sold it unless the buyer says otherwise; absent where none may (PR-01, PR-02). */
  readonly producer?: { readonly soldByDefault: boolean }
  /** What the card form asks for (PY-02). */
  readonly card: CardForm
  /** What an address ends with: the postal code, or in Chile the comuna (PA-04). */
  readonly postal: "postalCode" | "comuna"
  /** The discount of the results; absent where there has never been one. */
  readonly discount?: Discount
  /** Where the floating chat leads; absent where there is none (SH-13). */
  readonly chat?: string
  /** Social pages, each by the name of its network. */
  readonly social: ReadonlyArray<{ readonly network: SocialNetwork; readonly href: string }>
  /** Who defends a consumer here (SH-12). */
  readonly consumerLinks: ReadonlyArray<OutsideLink>
  /** What counts and records visits, if the visitor agrees; absent where nothing does. */
  readonly tracking?: Tracking
  /** Hosts that `/api_url` may name as the proxy, besides the portal's own. */
  readonly proxyHosts: ReadonlyArray<string>
  /** Whether each of them lets a sale carry `Idempotency-Key` (CORS) and makes one order a key; no build goes out without it. */
  readonly proxyTakesKey?: true
  /** The plan that covers the channel's own country, with highlights of its own (RS-11). */
  readonly nationalPlan?: string
  /** The top bar: see-through over the hero, or always dark (SH-06). */
  readonly navbar: "transparent" | "dark"
  /** The drawings of the home's three banners, the first one shown first (HO-03). */
  readonly heroes: readonly [Scenery, Scenery, Scenery]
  /** The stamps of the home's benefits, in their order (HO-10). */
  readonly benefits: ReadonlyArray<BenefitName>
  /** The drawings on the cards of the home's products, in their order; they come again after the last one. */
  readonly shelfSceneries: readonly [Scenery, ...Scenery[]]
  /** The drawing of the channel's own block at the end of the home. */
  readonly bandScenery: Scenery
  /** The drawing behind the title of the results. */
  readonly resultsScenery: Scenery
}
