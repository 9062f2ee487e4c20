import type { Copy } from "../copy/firstView"
import type { Overlay } from "../copy/overlay"
import type { PagesCopy } from "../copy/pages"
import type { Track } from "../core/analytics/analytics"
import type { DismissedPurchase } from "../core/cart/DismissedPurchase"
import type { Coverages, Product } from "../core/catalogue/product"
import type { Channel } from "../core/channel/channel"
import type { Path } from "../core/channel/paths"
import type { Consent } from "../core/consent/consent"
import type { Device } from "../core/device/Device"
import type { OfflineCard } from "../core/enroll/OfflineCard"
import type { SeenDiscount } from "../core/quote/SeenDiscount"
import type { Handover } from "../core/service/Handover"
import type { Visit } from "../core/session/Visit"
import type { Day } from "../core/trip/calendar"
import type { CheckoutEngine } from "./engine/checkoutEngine"
import type { Engine } from "./engine/engine"
import type { ExternalEngine } from "./engine/externalEngine"
import { makeConsenting } from "./visit/consenting"
import { makePageWords } from "./visit/pageWords"
import { makeVisit } from "./visit/visit"

/** What a visit needs at once, and the way to the rest. */
export interface JourneyWorld {
  readonly channel: Channel
  readonly copy: Copy
  readonly logo: { readonly href: string; readonly width: number; readonly height: number }
  /** The plans of the home's shelf. */
  readonly catalogue: ReadonlyArray<Product>
  /** What each of them covers, fetched when it is asked for. */
  readonly coverages: () => Promise<Coverages>
  /** What the channel says otherwise on the pages beyond the first view. */
  readonly pages: () => Promise<Overlay<PagesCopy>>
  /** Fetches what a path of the portal needs, so that going there shows it at once. It never fails. */
  readonly prepare: (path: string) => Promise<unknown>
  /** True when the HTML was prerendered for an anonymous visitor. */
  readonly printed: boolean
  /** True for paths that load as a document of their own (payment). */
  readonly hasOwnDocument: (path: string) => boolean
  /** True on development hosts, which alone have the internal pages (SR-11). */
  readonly development: boolean
  /** The day in UTC. */
  readonly today: () => Day
  /** The day by the visitor's own calendar, by which people have an age (PA-10). */
  readonly todayHere: () => Day
  /** Leaves for a path of the portal by way of a new document; `instead` of this one, going back leads to what was before it. */
  readonly openDocument: (path: Path, way?: "instead") => void
  readonly track: Track
  /** What is asked of the world on every page. */
  readonly visit: Visit
  /** Remembers that the visitor saw the discount. */
  readonly seenDiscount: () => Promise<SeenDiscount>
  /** Carries a purchase to the form that takes it back. */
  readonly handover: () => Promise<Handover>
  /** Keeps the card of a trip for the time without a connection. */
  readonly offline: () => Promise<OfflineCard>
  /** Lists and erases what this browser keeps. */
  readonly device: () => Promise<Device>
  /** Remembers which purchase the visitor does not want to be offered again. */
  readonly dismissedPurchase: () => Promise<DismissedPurchase>
  /** The keeper of what the visitor allows, found out on the first call. */
  readonly consent: () => Promise<Consent>
  /** Loads the core on its first call; the same one ever after. */
  readonly engine: () => Promise<Engine>
  /** Loads what goes on from the chosen plan, on its first call; the same one ever after. */
  readonly checkout: () => Promise<CheckoutEngine>
  /** Loads what makes a purchase of a partner's link, on its first call; the same one ever after. */
  readonly external: () => Promise<ExternalEngine>
}

/** One visitor's way from trip to voucher: the words they read, what they chose, what they may do next. */
export const makeJourney = (world: JourneyWorld) => ({
  ...world,
  words: makePageWords(world.pages),
  consent: makeConsenting(world),
  visit: makeVisit(world),
  /** How many pages this visit has shown. */
  arrivals: { count: 0 }
})

export type Journey = ReturnType<typeof makeJourney>
