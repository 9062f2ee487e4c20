import type { Decorator } from "@storybook/react-vite"
import { type ReactNode, Suspense, useState } from "react"
import { type BaseLocationHook, Router, useLocation } from "wouter"
import { memoryLocation } from "wouter/memory-location"
import { switchedIn } from "../../.storybook/globals"
import { type MemoryJourneyOptions, memoryJourney } from "../../contracts/fixtures/memory/journey"
import { entryMemory } from "../../contracts/fixtures/memory/ports"
import type { KeptSearch } from "../../contracts/fixtures/memory/storage"
import { threePlans } from "../../contracts/fixtures/plans"
import { aToday } from "../../contracts/fixtures/searches"
import type { Brand } from "../../src/channels/Brand"
import { destinations } from "../../src/channels/destinations"
import { firstViewWords } from "../../src/copy/firstView"
import { overlay } from "../../src/copy/overlay"
import type { Channel } from "../../src/core/channel/channel"
import type { SearchDraft } from "../../src/core/trip/search"
import { loadedBy } from "../../src/core/useCases/runtime"
import { JourneyContext, WithWords } from "../../src/journey/useJourney"
import { brandOf } from "../brandOf"
import { AbsentHere, LedElsewhere } from "./AbsentHere"
import { profileIn } from "./residents"
import { worldWith } from "./worldWith"

/**
 * A page story's world: `parameters: { world: { … } }`. Every part left out works and answers at
 * once.
 */
export interface StoryWorld extends Omit<MemoryJourneyOptions, "search" | "destinations"> {
  readonly path?: string
  /** The query of its address. */
  readonly query?: string
  readonly saved?: SearchDraft
  /** The purchase beside the saved search, and its other stored data. */
  readonly cart?: Omit<KeptSearch, "draft" | "plans">
  /** Values of the channel that this story wants otherwise. */
  readonly channel?: Partial<Channel>
  /** What the shelf's products cover does not arrive. */
  readonly coverages?: "lost"
  /** Everything after the choice of a plan fails to load. */
  readonly checkout?: "lost"
  /** Shows the whole portal, in which a page leads on to others. */
  readonly whole?: true
}

/** The country's document types, as its provider names them. */
const documentTypesOf = ({ document }: Channel) => [{ id: "1", name: document.toUpperCase() }]

/** The day of all stories: just before the trip of the fixtures. */
const today = aToday

/** The ways in and out are the server's to answer. */
const isOwnPath = (path: string) => path !== "/login" && path !== "/logout"

/** Opens a new document; a story stays in the same one. */
type Leave = (path: string, way?: "instead") => void

let stored: KeptSearch = {}

/** Another tab of the browser changes what the story's world has stored. */
export const inAnotherTab = (changes: KeptSearch) => void Object.assign(stored, changes)

const lost = () => Promise.reject(new Error("not now"))

const journeyIn = (story: StoryWorld, brand: Brand, leave: Leave) => {
  const { catalogue, copy, coverages, logo, looks, pages } = brand
  const channel = { ...brand.channel, ...story.channel }
  stored = { draft: story.saved, ...story.cart }
  const journey = memoryJourney(
    {
      channel,
      copy: overlay(firstViewWords(channel), copy),
      logo,
      looks,
      catalogue,
      coverages: story.coverages ? lost : coverages,
      pages
    },
    today,
    {
      ...story,
      destinations,
      quotes: story.quotes ?? { plans: threePlans },
      search: stored,
      lookups: { documentTypes: documentTypesOf(channel), ...story.lookups }
    },
    {
      openDocument: leave,
      entry: entryMemory(story.path, story.query),
      ...(story.checkout && { checkout: loadedBy(lost) })
    }
  )
  void journey.switches.follow()
  return journey
}

/** Renders the story at its own path, and a note at any other. */
const Shown = ({ children, path }: { readonly path: string; readonly children: ReactNode }) => {
  const [here] = useLocation()
  return here === path ? children : <LedElsewhere path={here} />
}

/** A location in memory, whose path ends before its hash, as a browser's does. */
const locationIn = (path: string) => {
  const { hook, navigate } = memoryLocation({ path })
  const plain: BaseLocationHook = () => {
    const [here, go] = hook()
    return [here.replace(/#.*/, ""), go]
  }
  return { hook: plain, navigate }
}

type InWorldProps = { readonly world: StoryWorld; readonly brand: Brand; readonly children: ReactNode }

/**
 * Creates one visit per story and keeps it across renders. As in the portal, a page other than the
 * home suspends until its words have loaded.
 */
const InWorld = ({ brand, children, world }: InWorldProps) => {
  const { path = "/" } = world
  const [{ hook, navigate }] = useState(() => locationIn(path))
  const [journey] = useState(() =>
    journeyIn(world, brand, (to, way) => {
      if (isOwnPath(to)) navigate(to, { replace: way === "instead" })
    })
  )
  return (
    <Router hook={hook}>
      <JourneyContext value={journey}>
        <Suspense fallback={null}>
          {world.whole ? (
            children
          ) : (
            <Shown path={path}>
              <AbsentHere channel={journey.channel} path={path} />
              {path === "/" ? children : <WithWords>{children}</WithWords>}
            </Shown>
          )}
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

/** For a part that the portal draws once its words are here, as the offer and the notice of the home. */
export const withWords: Decorator = (Story) => (
  <WithWords>
    <Story />
  </WithWords>
)
