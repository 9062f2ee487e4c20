import type { Copy } from "../copy/es"
import type { Overlay } from "../copy/overlay"
import type { PagesCopy } from "../copy/pages"
import type { Track } from "../core/analytics/analytics"
import type { DismissedPurchase } from "../core/cart/DismissedPurchase"
import type { Coverages, Product } from "../core/catalogue/product"
import type { Channel } from "../core/channel/channel"
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
  /** Whether the document came with its page drawn, as for a visitor of whom nothing is known; false unless set. */
  readonly printed?: boolean
  /** Whether a path has a document of its own, by which it is entered and left; absent: no path has. */
  readonly alone?: (path: string) => boolean
  /** Whether the internal pages are there; false unless set (SR-11). */
  readonly development?: boolean
  /** The day in UTC. */
  readonly today: () => Day
  /** The day by the visitor's own calendar, by which people have an age (PA-10). */
  readonly todayHere: () => Day
  /** Leaves for a path of the portal by way of a new document; `instead` of this one, going back leads to what was before it. */
  readonly leave: (path: string, way?: "instead") => void
  readonly track: Track
  /** What is asked of the world on every page. */
  readonly visit: Visit
  /** Remembers that the discount was told, fetched where there is one to tell; without it nothing is remembered. */
  readonly seenDiscount?: () => Promise<SeenDiscount>
  /** Carries a purchase to the form that takes it back, fetched when a page has one or wants one; without it nothing is carried. */
  readonly handover?: () => Promise<Handover>
  /** Keeps the card of a trip for the time without a connection, fetched where there is one; without it nothing is kept. */
  readonly offline?: () => Promise<OfflineCard>
  /** Lists and erases what this browser keeps, fetched where that is shown; without it nothing is kept. */
  readonly device?: () => Promise<Device>
  /** Remembers the purchase that is not to be offered again, fetched where there is one; without it nothing is remembered. */
  readonly dismissedPurchase?: () => Promise<DismissedPurchase>
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
  channel: world.channel,
  copy: world.copy,
  logo: world.logo,
  catalogue: world.catalogue,
  coverages: world.coverages,
  words: makePageWords(world.pages),
  prepare: world.prepare,
  printed: world.printed === true,
  alone: world.alone ?? (() => false),
  development: world.development === true,
  today: world.today,
  todayHere: world.todayHere,
  leave: world.leave,
  seenDiscount: world.seenDiscount,
  dismissedPurchase: world.dismissedPurchase,
  handover: world.handover,
  offline: world.offline,
  device: world.device,
  /** For what comes with its page; what is here already has it. */
  engine: world.engine,
  checkout: world.checkout,
  external: world.external,
  track: world.track,
  consent: makeConsenting(world),
  visit: makeVisit(world),
  /** How many pages this visit has shown. */
  arrivals: { count: 0 }
})

export type Journey = ReturnType<typeof makeJourney>
