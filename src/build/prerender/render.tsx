import type { ReactNode } from "react"
import { prerender } from "react-dom/static"
import { Router } from "wouter"
import { App, preparePage } from "../../App"
import { brandEntries } from "../../channels"
import type { Brand } from "../../channels/Brand"
import { destinations } from "../../channels/destinations"
import { drawings } from "../../components/Scene/Scene"
import { hasPage } from "../../core/channel/paths"
import type { Day } from "../../core/trip/calendar"
import { type Destination, destinationsFor } from "../../core/trip/DestinationsApi"
import { furtherPages } from "../../furtherPages"
import { JourneyContext } from "../../journey/useJourney"
import { OfflinePage } from "../../pages/service/OfflinePage"
import { type PageRoute, routes } from "../../routes"
import { offlineWorldOf } from "../../start/offlineWorld"
import { bareHeadOf, headOf } from "./head"
import { iconsOf } from "./icons"
import { identityOf } from "./identity"
import { printedJourney } from "./printedJourney"
import { sharePicturesOf } from "./sharePicture"
import { unkeyed } from "./unkeyed"

/** A page of a channel, rendered for the build. */
export interface Prerendered {
  readonly path?: string
  /** The same page for a link to a trip: another head, so that a chat shows where it goes. */
  readonly destination?: Destination
  readonly lang: string
  readonly head: string
  readonly markup: string
  /** Modules that hydrate the page: the ends of their paths, in the folder of the sources. */
  readonly modules: ReadonlyArray<string>
  /** Addresses of files that it may want, beyond those in its markup. */
  readonly files?: ReadonlyArray<string>
}

/** The build's output for one channel. */
export interface PrerenderedChannel {
  readonly id: string
  readonly hosts: ReadonlyArray<string>
  readonly tracked: ReadonlyArray<string>
  readonly pages: ReadonlyArray<Prerendered>
  /** What the worker shows of this channel without a connection: no page of the table of routes. */
  readonly offline: Prerendered
  readonly files: ReadonlyMap<string, string>
  /** By file name. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
  /** Paths that only the client renders, such as redirects of this channel. */
  readonly shells: ReadonlyArray<string>
}

/** React would otherwise move large parts behind inline scripts. */
const inOrder = { progressiveChunkSize: Number.POSITIVE_INFINITY }

const drawn = async (element: ReactNode, name: string): Promise<string> => {
  const faults: Array<unknown> = []
  const { prelude } = await prerender(element, { ...inOrder, onError: (fault) => void faults.push(fault) })
  const markup = await new Response(prelude).text()
  if (faults.length > 0) throw new AggregateError(faults, `${name} could not be prerendered.`)
  return markup
}

/**
 * Renders one address of a brand with React's static prerender, head elements first. Any render
 * error rejects.
 */
export const markupOf = async (brand: Brand, path: string, today: Day): Promise<string> => {
  const journey = printedJourney(brand, today)
  await Promise.all([preparePage(path), journey.words.load()])
  return drawn(
    <Router ssrPath={path}>
      <JourneyContext value={journey}>
        <App />
      </JourneyContext>
    </Router>,
    `${brand.channel.id}${path}`
  )
}

const hoisted = /^(?:<title>.*?<\/title>|<link\b[^>]*>|<meta\b[^>]*>)+/

const split = (markup: string) => {
  const head = hoisted.exec(markup)?.[0] ?? ""
  return { head, body: markup.slice(head.length) }
}

/** Not in a link to a trip: some chats lead to the address that it names, without days and ages. */
const canonical = /<link rel="canonical"[^>]*>/

const nowhere = "/404"
const offlinePath = "/sinconexion"

/** A page's file has the name of its component. */
const modulesOf = async (path: string | undefined) => {
  const route = routes.find((route) => route.path === path)
  if (!route) return []
  const { name } = await route.page()
  return [`${name}.tsx`, ...(route.path in furtherPages ? ["furtherPages.ts"] : [])]
}

/**
 * Modules that a page loads later by itself. Its document names them, so that the worker keeps them
 * for offline use.
 */
const also: Readonly<Record<string, ReadonlyArray<string>>> = { "/solicitarasistencia": ["start/offline.ts"] }

const isPrinted = ({ internal, path, unlisted }: PageRoute, { channel }: Brand) =>
  !internal && !unlisted && hasPage(channel, path)

/** The brands with words of their own for the pages after the first view. Others share them. */
const worded = import.meta.glob("../../channels/*/pages.ts")
const wordsOf = (id: string) =>
  `../../channels/${id}/pages.ts` in worded ? `channels/${id}/pages.ts` : "channels/insuredPages.ts"

const pageOf = async (
  brand: Brand,
  path: string | undefined,
  brands: ReadonlyArray<Brand>,
  today: Day
): Promise<ReadonlyArray<Prerendered>> => {
  const { head, body } = split(await markupOf(brand, path ?? nowhere, today))
  const { code, id, locale } = brand.channel
  const own = [`channels/${id}/brand.ts`, ...(path === "/" ? [] : [wordsOf(id)])]
  const modules = ["main.tsx", ...own, ...(await modulesOf(path)), ...(path ? (also[path] ?? []) : [])]
  const printed = async (destination?: Destination): Promise<Prerendered> => ({
    ...(path === undefined ? {} : { path }),
    ...(destination ? { destination } : {}),
    lang: locale,
    head: `${destination ? head.replace(canonical, "") : head}${await headOf(brand, path, brands, destination)}`,
    markup: body,
    modules
  })
  const trips = path === "/cotizar" ? destinationsFor(code, destinations) : []
  return Promise.all([undefined, ...trips].map(printed))
}

const offlineOf = async (brand: Brand): Promise<Prerendered> => {
  const page = <OfflinePage {...(await offlineWorldOf(brand))} here={undefined} onRetry={() => {}} />
  const { head, body } = split(await drawn(page, `${brand.channel.id}${offlinePath}`))
  const { id, locale } = brand.channel
  return {
    path: offlinePath,
    lang: locale,
    head: [head, ...bareHeadOf(brand)].join(""),
    markup: body,
    modules: ["offline.tsx", `channels/${id}/brand.ts`, wordsOf(id)],
    // Which landscape a trip calls for, its card says.
    files: Object.values(drawings)
  }
}

/**
 * Renders every public page of every channel. Depends on the given day, not on the clock. Throws if
 * `unkeyed` refuses a channel.
 */
export const prerenderAll = async (today: Day): Promise<ReadonlyArray<PrerenderedChannel>> => {
  const loaded = await Promise.all(brandEntries.map(async ({ hosts, load }) => ({ hosts, ...(await load()) })))
  const brands = loaded.map(({ brand }) => brand)
  const refused = brands.flatMap(({ channel }) => unkeyed(channel) ?? [])
  if (refused.length > 0) throw new Error(refused.join("\n"))
  return Promise.all(
    loaded.map(async ({ brand, hosts }) => {
      const printed = routes.filter((route) => isPrinted(route, brand))
      const shells = routes.filter((route) => !printed.includes(route)).map(({ path }) => path)
      const paths = ["/", ...printed.map(({ path }) => path), undefined]
      const pages = (await Promise.all(paths.map((path) => pageOf(brand, path, brands, today)))).flat()
      const { id, tracking } = brand.channel
      return {
        id,
        hosts,
        tracked: tracking?.hosts ?? [],
        pages,
        offline: await offlineOf(brand),
        shells,
        files: identityOf(brand),
        pictures: new Map([...sharePicturesOf(brand), ...iconsOf(brand)])
      }
    })
  )
}
