import { Context } from "effect"

/** The limits of a channel's trips, in days (QR-10, QR-12). */
export interface TripLimits {
  readonly maxDays: number
  readonly shorter?: ReadonlyArray<{ readonly destination: string; readonly maxDays: number }>
  readonly maxDaysToStart: number
}

/** Codes by trip length: the first band that covers the trip counts (QR-17 to QR-21). */
export interface DurationTable {
  /** The table of one destination. The table without a destination serves all others. */
  readonly destination?: string
  readonly annual: false | null
  readonly bands: ReadonlyArray<{ readonly upToDays: number; readonly code: string }>
}

/** The social networks for which an icon exists. */
type SocialNetwork = "instagram" | "facebook" | "linkedin" | "whatsapp"

/** The variable part of the contact form: three time slots for a call, or a reason (CT-03). */
export type ContactForm =
  | { readonly asks: "hours"; readonly slots: readonly [string, string, string] }
  | { readonly asks: "reason" }

/**
 * The fields of the card form beyond holder and number (PY-02). They are one capability, so that a
 * provider can switch it on.
 */
export interface CardForm {
  readonly modes: readonly ["credit"] | readonly ["credit", "debit"]
  /** True: the form asks for security code and expiry, and the sale sends them. */
  readonly secrets: boolean
}

/** A discount on the results page, with its code. An inactive one is hidden (DB-01). */
export interface Discount {
  readonly active: boolean
  readonly text: string
  readonly code: string
}

/** The trackers of a channel. A missing id loads nothing (AN-04). */
export interface Tracking {
  /** The only hosts on which trackers may run. Development hosts are never among them (CO-01). */
  readonly hosts: ReadonlyArray<string>
  readonly tagManagerId?: string
  readonly recordingId?: string
}

/** A form of digits, and the ten digits that its groups give. */
export type PhoneForm = readonly [form: RegExp, ten: string]

/**
 * The rules in which brands differ. Values only, no behaviour (CH-05). A brand's words, plans, logo
 * and drawings are in `Brand`, its colours in theme.css.
 */
export interface Channel {
  /** Also its folder, the first label of the development host and `data-channel`. */
  readonly id: string
  readonly code: string
  readonly brandName: string
  /** Every host, exact and in lower case. The first one is canonical (CH-01, CH-09). */
  readonly hosts: ReadonlyArray<string>
  readonly locale: "es-AR" | "es-CL"
  readonly alternate?: string
  readonly origin: string
  readonly currency: { readonly code: string; readonly name: string; readonly symbol: string }
  readonly trip: TripLimits & { readonly durations: ReadonlyArray<DurationTable> }
  /** Price without taxes = price × this. At 1 the page hides that line (RS-09). */
  readonly taxCoefficient: number
  readonly phones: ReadonlyArray<string>
  /** Chat addresses, by phone number, for numbers that take messages instead of calls. */
  readonly written?: Readonly<Record<string, string>>
  readonly hours?: string
  readonly contactForm: ContactForm
  /** How the quote bar's opt-in starts. It counts only if its box was seen (QB-06). */
  readonly optIn: { readonly startsTicked: boolean }
  /** How to cancel a purchase: by the forms of withdrawal and service, or of annulment (SR-08). */
  readonly cancellation: "withdrawal" | "annulment"
  readonly assistancePage: boolean
  /** The identity document: seven or eight digits, or a RUT (VA-03, VA-04). */
  readonly document: "dni" | "rut"
  /** How the country also writes its phones: the digits as typed, and the ten to send (VA-10). */
  readonly phoneForms: ReadonlyArray<PhoneForm>
  readonly registration: "required" | "optional"
  /**
   * Shows the producer field; `soldByDefault` is its initial answer. Absent: the channel has no
   * producers (PR-01, PR-02).
   */
  readonly producer?: { readonly soldByDefault: boolean }
  readonly card: CardForm
  /** The last line of an address: postal code, or the comuna in Chile (PA-04). */
  readonly postal: "postalCode" | "comuna"
  readonly discount?: Discount
  readonly chat?: string
  readonly social: ReadonlyArray<{ readonly network: SocialNetwork; readonly href: string }>
  readonly consumerLinks: ReadonlyArray<{ readonly label: string; readonly href: string }>
  readonly tracking?: Tracking
  /** Hosts that `/api_url` may name as proxy, besides the portal's own. */
  readonly proxyHosts: ReadonlyArray<string>
  /**
   * True once every proxy host accepts the `Idempotency-Key` header (CORS) and makes one order per
   * key. The build requires it.
   */
  readonly proxyTakesKey?: true
  /** The plan for trips within the channel's own country, with its own highlights (RS-11). */
  readonly nationalPlan?: string
}

/** The brand whose host the visitor opened. */
export class CurrentChannel extends Context.Service<CurrentChannel, Channel>()("core/channel/CurrentChannel") {}
