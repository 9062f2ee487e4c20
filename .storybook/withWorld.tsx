import type { Decorator } from "@storybook/react-vite"
import { Layer, ManagedRuntime } from "effect"
import { lazy, type ReactNode, Suspense, useState } from "react"
import { Router, useLocation } from "wouter"
import { memoryLocation } from "wouter/memory-location"
import { threePlans } from "../contracts/fixtures/plans"
import { aToday } from "../contracts/fixtures/searches"
import { AccountApiMemory } from "../src/adapters/memory/AccountApiMemory"
import { ClockMemory } from "../src/adapters/memory/ClockMemory"
import { consentMemory } from "../src/adapters/memory/consentMemory"
import { DestinationsMemory } from "../src/adapters/memory/DestinationsMemory"
import { deviceMemory } from "../src/adapters/memory/deviceMemory"
import { EnrollApiMemory } from "../src/adapters/memory/EnrollApiMemory"
import { ExternalQuoteApiMemory } from "../src/adapters/memory/ExternalQuoteApiMemory"
import { type CarriedPurchase, handoverMemory } from "../src/adapters/memory/handoverMemory"
import { LookupsApiMemory } from "../src/adapters/memory/LookupsApiMemory"
import { MailApiMemory } from "../src/adapters/memory/MailApiMemory"
import { NotificationsApiMemory } from "../src/adapters/memory/NotificationsApiMemory"
import { offlineCardMemory } from "../src/adapters/memory/offlineCardMemory"
import { type KeptPurchase, purchaseMemory } from "../src/adapters/memory/purchaseMemory"
import { QuoteApiMemory } from "../src/adapters/memory/QuoteApiMemory"
import { type KeptSearch, SavedCheckoutMemory, SavedSearchMemory } from "../src/adapters/memory/SavedSearchMemory"
import { type VisitMemoryOptions, visitMemory } from "../src/adapters/memory/visitMemory"
import type { Brand } from "../src/channels/Brand"
import { destinations } from "../src/channels/destinations"
import { es } from "../src/copy/es"
import { overlay } from "../src/copy/overlay"
import { CurrentChannel } from "../src/core/channel/CurrentChannel"
import type { Channel } from "../src/core/channel/channel"
import type { CardOfTrip } from "../src/core/enroll/OfflineCard"
import type { SearchDraft } from "../src/core/trip/search"
import { makeCheckoutEngine } from "../src/journey/engine/checkoutEngine"
import { makeEngine } from "../src/journey/engine/engine"
import { makeExternalEngine } from "../src/journey/engine/externalEngine"
import { makeServiceEngine } from "../src/journey/engine/serviceEngine"
import { makeJourney } from "../src/journey/journey"
import { JourneyContext } from "../src/journey/useJourney"
import { brandOf } from "../stories/brands"
import { AbsentHere } from "./AbsentHere"
import { switchedIn } from "./globals"
import { profileIn } from "./residents"
import { worldWith } from "./worldWith"

/**
 * A page story's world: `parameters: { world: { … } }`. Every part left out works and answers at
 * once.
 */
export interface StoryWorld {
  readonly path?: string
  readonly quotes?: Parameters<typeof QuoteApiMemory>[0]
  readonly saved?: SearchDraft
  /** The purchase beside the saved search, and its other stored data. */
  readonly cart?: Omit<KeptSearch, "draft" | "plans">
  readonly kept?: KeptPurchase
  readonly lookups?: Parameters<typeof LookupsApiMemory>[0]
  readonly sales?: Parameters<typeof EnrollApiMemory>[0]
  readonly mail?: Parameters<typeof MailApiMemory>[0]
  /** The partner's quote. */
  readonly external?: Parameters<typeof ExternalQuoteApiMemory>[0]
  readonly account?: Parameters<typeof AccountApiMemory>[0]
  /** Overrides of the channel's data. */
  readonly channel?: Partial<Channel>
  /** The recipients of the forms. */
  readonly notifications?: Parameters<typeof NotificationsApiMemory>[0]
  /** The purchase that a link carries to a form. */
  readonly carried?: CarriedPurchase
  /** The card stored for offline use. */
  readonly card?: CardOfTrip
  /** The products' coverage fails to load. */
  readonly coverages?: "lost"
  /** Everything after the choice of a plan fails to load. */
  readonly checkout?: "lost"
  /** The stored data that the cookies page lists. */
  readonly device?: Parameters<typeof deviceMemory>[0]
  /** Login state and banner. */
  readonly visit?: VisitMemoryOptions
}

/** The country's document types, as its provider names them. */
const documentTypesOf = ({ document }: Channel) => [{ id: "1", name: document.toUpperCase() }]

/** The day of all stories: just before the trip of the fixtures. */
const today = aToday

const worldOf = (story: StoryWorld, channel: Channel) => {
  const kept: KeptSearch = { draft: story.saved, ...story.cart }
  return Layer.mergeAll(
    Layer.succeed(CurrentChannel, channel),
    ClockMemory(today),
    QuoteApiMemory(story.quotes ?? { plans: threePlans }),
    DestinationsMemory(destinations),
    SavedSearchMemory(kept),
    NotificationsApiMemory(story.notifications),
    SavedCheckoutMemory(kept),
    purchaseMemory(story.kept),
    LookupsApiMemory({ documentTypes: documentTypesOf(channel), ...story.lookups }),
    EnrollApiMemory(story.sales),
    MailApiMemory(story.mail),
    ExternalQuoteApiMemory(story.external),
    AccountApiMemory(story.account)
  )
}

/** The server handles login and logout. */
const isOwnPath = (path: string) => path !== "/login" && path !== "/logout"

/** Opens a new document; a story stays in the same one. */
type Leave = (path: string, way?: "instead") => void

const journeyIn = (story: StoryWorld, brand: Brand, leave: Leave) => {
  const { catalogue, copy, coverages, logo, pages } = brand
  const channel = { ...brand.channel, ...story.channel }
  const consent = consentMemory()
  const handover = handoverMemory(story.carried)
  const offline = offlineCardMemory(story.card)
  const device = deviceMemory(story.device)
  const runtime = ManagedRuntime.make(worldOf(story, channel))
  const engine = makeEngine(runtime, async () => makeServiceEngine(runtime))
  const checkout = makeCheckoutEngine(runtime)
  const external = makeExternalEngine(runtime)
  return makeJourney({
    channel,
    copy: overlay(es, copy),
    logo,
    catalogue,
    coverages: story.coverages ? () => Promise.reject(new Error("not now")) : coverages,
    pages,
    prepare: async () => {},
    today: () => today,
    todayHere: () => today,
    leave,
    handover: async () => handover,
    offline: async () => offline,
    device: async () => device,
    track: () => {},
    visit: visitMemory(story.visit),
    consent: async () => consent,
    engine: async () => engine,
    checkout: story.checkout ? () => Promise.reject(new Error("not now")) : async () => checkout,
    external: async () => external
  })
}

const App = lazy(() => import("../src/App").then((loaded) => ({ default: loaded.App })))

/** Renders the story at its own path and the portal at any other. */
const Shown = ({ children, path }: { readonly path: string; readonly children: ReactNode }) => {
  const [here] = useLocation()
  return here === path ? children : <App />
}

type InWorldProps = { readonly world: StoryWorld; readonly brand: Brand; readonly children: ReactNode }

/**
 * Creates one visit per story and keeps it across renders. The page suspends until its words have
 * loaded.
 */
const InWorld = ({ brand, children, world }: InWorldProps) => {
  const { path = "/" } = world
  const [{ hook, navigate }] = useState(() => memoryLocation({ path }))
  const [journey] = useState(() =>
    journeyIn(world, brand, (to, way) => {
      if (isOwnPath(to)) navigate(to, { replace: way === "instead" })
    })
  )
  return (
    <Router hook={hook}>
      <JourneyContext value={journey}>
        <Suspense fallback={null}>
          <Shown path={path}>
            <AbsentHere channel={journey.channel} path={path} />
            {children}
          </Shown>
        </Suspense>
      </JourneyContext>
    </Router>
  )
}

/** Gives a page its journey in the story's world, as changed by the toolbar. */
export const withWorld: Decorator = (Story, { globals, id, parameters }) => {
  const world: StoryWorld | undefined = parameters.world
  if (!world) return <Story />
  const brand = brandOf(globals.channel)
  const switched = switchedIn(globals)
  const { context, network, session } = switched
  document.documentElement.lang = brand.channel.locale
  return (
    <InWorld
      key={[id, brand.channel.id, context, network, session].join(" ")}
      world={worldWith(world, switched, profileIn(brand.channel))}
      brand={brand}
    >
      <Story />
    </InWorld>
  )
}
