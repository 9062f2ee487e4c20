import { signal } from "@preact/signals-react"
import { type Late, late } from "../browser/late"
import type { Copy } from "../copy/firstView"
import { type Overlay, type Voice, voiceOf } from "../copy/overlay"
import type { PagesCopy } from "../copy/pages"
import type { Track } from "../core/analytics/analytics"
import type { DismissedPurchase } from "../core/cart/SavedPurchase"
import type { Coverages, Product } from "../core/catalogue/product"
import type { Channel } from "../core/channel/channel"
import type { Path } from "../core/channel/paths"
import type { Consent } from "../core/consent/consent"
import type { Device, Mark } from "../core/device/kept"
import type { HistoryEntry, Page } from "../core/device/page"
import type { Sharing } from "../core/device/sharing"
import type { Whereabouts } from "../core/device/whereabouts"
import type { OfflineCard } from "../core/enroll/purchase"
import type { StartedSearch } from "../core/quote/SavedSearch"
import type { Handover } from "../core/service/handOverPurchase"
import type { Visit } from "../core/session/session"
import type { Switches, SwitchesApi } from "../core/switches/switches"
import type { Day } from "../core/trip/calendar"
import type { PlaceFinder } from "../core/trip/places"
import type { Runtime } from "../core/useCases/runtime"
import type { Looks, SceneName } from "../styles/looks"
import { makeConsenting } from "./visit/consenting"
import { makeVisit } from "./visit/visit"

/** The core, the ports and facts that a visit needs at once, and the loaders of the rest. */
export interface JourneyWorld extends Runtime {
  readonly channel: Channel
  readonly copy: Copy
  readonly logo: { readonly href: string; readonly width: number; readonly height: number }
  readonly looks: Looks
  readonly catalogue: ReadonlyArray<Product>
  readonly coverages: () => Promise<Coverages>
  readonly pages: () => Promise<Overlay<PagesCopy>>
  /** The drawing of a destination, if it has one. */
  readonly sceneTo: (destination: string) => SceneName | undefined
  /** Finds a destination by the name of a place. */
  readonly places: Late<PlaceFinder>
  /** Fetches what a path needs, so that its page shows at once. Never rejects. */
  readonly preparePage: (path: string) => Promise<unknown>
  /** True when the HTML was prerendered for an anonymous visitor. */
  readonly printed: boolean
  readonly hasOwnDocument: (path: string) => boolean
  /** True on development hosts, which alone have the internal pages (SR-11). */
  readonly development: boolean
  /** The day in UTC. */
  readonly today: () => Day
  /** The day by the visitor's own calendar, which decides ages (PA-10). */
  readonly localToday: () => Day
  /** Loads a path of the portal as a new document. `instead` replaces the current history entry. */
  readonly openDocument: (path: Path, way?: "instead") => void
  /** How the browser names itself. Empty where a page is prerendered. */
  readonly userAgent: () => string
  readonly page: Page
  readonly entry: HistoryEntry
  /**
   * Asks the portal's server now. True if it answers. The browser's own belief (`onLine`) is wrong
   * behind some VPNs: it chooses words and stops nothing.
   */
  readonly reaches: () => Promise<boolean>
  readonly track: Track
  /** What a visit needs at once. */
  readonly visitPorts: Visit
  /** The visitor saw the discount (DB-01). */
  readonly seenDiscount: Mark
  readonly startedSearch: () => Promise<StartedSearch>
  readonly handover: () => Promise<Handover>
  readonly offline: () => Promise<OfflineCard>
  readonly device: () => Promise<Device>
  readonly sharing: () => Promise<Sharing>
  readonly whereabouts: () => Promise<Whereabouts>
  readonly dismissedPurchase: () => Promise<DismissedPurchase>
  /** The visitor's consent. The first call decides whether OneTrust or the portal manages it. */
  readonly loadConsent: () => Promise<Consent>
  readonly loadSwitches: Late<SwitchesApi>
}

/** The channel's own words beyond the first view. */
export const makePageWords = (fetch: () => Promise<Overlay<PagesCopy>>) => {
  const voice = late(async () => voiceOf(await fetch()))
  const of: Voice = (texts) => {
    const say = voice.loaded()
    if (!say) throw new Error("A page's words were read before they came: it needs <WithWords> above it.")
    return say(texts)
  }
  return { load: voice, drawn: voice.drawn, here: () => voice.loaded() !== undefined, of }
}

export const makeSwitching = ({ loadSwitches }: Pick<JourneyWorld, "loadSwitches">) => {
  const now = signal<Switches>()
  /** The operator's news that the visitor closed. Empty if none. */
  const closed = signal("")
  const load = () => loadSwitches().catch(() => undefined)
  /** The same answer draws nothing. */
  const hear = (found: Switches) => {
    if (JSON.stringify(found) !== JSON.stringify(now.peek())) now.value = found
  }
  return {
    now,
    closed,
    follow: async () => (await load())?.follow(hear),
    /** Asks now, before a purchase or a payment. False if the operator stopped the sale (OU-21). */
    sells: async () => {
      // Within the press: after an `await` the question would leave behind what the press draws.
      const found = await (loadSwitches.loaded() ?? (await load()))?.current()
      if (found) hear(found)
      if (found?.sale === false) closed.value = ""
      return found?.sale !== false
    }
  }
}

/** One visitor's way from trip to voucher: their words, their choices, their next steps. */
export const makeJourney = (world: JourneyWorld) => {
  const switches = makeSwitching(world)
  const words = makePageWords(world.pages)
  return {
    ...world,
    /** Fetches what a path needs, with the channel's words for it. Never rejects. */
    prepare: (path: string): Promise<unknown> =>
      path === "/"
        ? world.preparePage(path)
        : Promise.all([world.preparePage(path), words.load().catch(() => undefined)]),
    words,
    consent: makeConsenting(world),
    visit: makeVisit(world, switches.follow),
    switches,
    pagesEntered: { count: 0 }
  }
}

export type Journey = ReturnType<typeof makeJourney>
