import "./styles/tokens.css"
import "./styles/base.css"
import "./styles/print.css"
import { createRoot, hydrateRoot } from "react-dom/client"
import { App, preparePage } from "./App"
import { localToday, todayUtc } from "./adapters/clock/today"
import { track } from "./adapters/dataLayer/dataLayer"
import { historyEntry as entry, page } from "./adapters/dom/page"
import { sessionTabs } from "./adapters/dom/sessionTabs"
import { BannerApiFetch, loadImage } from "./adapters/http/BannerApiFetch"
import { plainGet, reaching, SessionApiFetch, sharedApiUrl } from "./adapters/http/plainGet"
import { browserStorage, plainEntry } from "./adapters/storage/browserStorage"
import { keepChannel, keepLastPath } from "./adapters/storage/keptChannel"
import { markOf } from "./adapters/storage/markOf"
import { cartInSight, forgetVisitor, recogniseAccount } from "./adapters/storage/visitor"
import { awaited } from "./browser/fates"
import { late, noop } from "./browser/late"
import { whenIdle } from "./browser/when"
import { brandEntryFor } from "./channels"
import type { Brand } from "./channels/Brand"
import { sceneTo } from "./channels/destinations"
import { firstViewWords } from "./copy/firstView"
import { overlay } from "./copy/overlay"
import { pageFailed } from "./copy/shell"
import type { Channel } from "./core/channel/channel"
import { isDevelopmentHost } from "./core/channel/paths"
import type { Consent } from "./core/consent/consent"
import type { Device } from "./core/device/kept"
import { log } from "./core/device/log"
import type { StartedSearch } from "./core/quote/SavedSearch"
import type { Handover } from "./core/service/handOverPurchase"
import type { Visit } from "./core/session/session"
import type { SwitchesApi } from "./core/switches/switches"
import { lateRuntime, type Runtime } from "./core/useCases/runtime"
import { awaitStyles, tellLost } from "./hydration/lost"
import { followTranslator, untranslate } from "./hydration/translator"
import { type Journey, makeJourney } from "./journey/journey"
import { JourneyContext } from "./journey/useJourney"
import { Failure } from "./pages/shell/FailedPage"
import { hasOwnDocument, isKept, plainPath, routeOf } from "./routes"

/** The path that loaded this document: a page may navigate before anything else loads. */
const entered = location.pathname

const visitOf = (channel: Channel) => {
  const { origin } = location
  const { code, proxyHosts } = channel
  const store = browserStorage()
  const ofTab = browserStorage(() => globalThis.sessionStorage)
  const get = plainGet({ channel: code, origin, onLost: () => apiUrl.drop() })
  const apiUrl = sharedApiUrl(get, { kept: plainEntry(ofTab, "direccionApi"), origin, proxyHosts })
  const visit: Visit = {
    session: SessionApiFetch(get),
    tabs: sessionTabs(() => keepChannel(code)),
    banner: BannerApiFetch(get, { apiUrl, channel: code, load: loadImage }),
    closedBanner: markOf("bannerCerrado"),
    external: markOf("compraExterna"),
    remember: (path) => {
      if (isKept(path, channel)) keepLastPath(path)
    },
    recognise: recogniseAccount,
    forget: (news) => {
      if (news === "forgotten") return ofTab.remove("cotizacionEmpezada")
      // A search that is rewritten without its contact would come back.
      if (news === "erased") store.remove("busquedaCotizar")
      forgetVisitor()
    },
    hasCart: cartInSight,
    hasStarted: () => ofTab.read("cotizacionEmpezada") !== undefined,
    hasCompanions: () => store.read("viajeros") !== undefined,
    hasCard: () => store.read("tarjetaAsistencia") !== undefined
  }
  return { visit, apiUrl, reaches: reaching(get) }
}

const journeyOf = ({ catalogue, channel, copy, coverages, logo, looks, pages }: Brand, printed: boolean) => {
  const { apiUrl, reaches, visit } = visitOf(channel)
  const runtime = late<Runtime>(async () => (await import("./start/httpRuntime")).httpRuntime(channel, apiUrl))
  const switches = late<SwitchesApi>(async () =>
    (await import("./adapters/http/SwitchesFetch")).SwitchesFetch(channel.code)
  )
  return makeJourney({
    ...lateRuntime(runtime),
    channel,
    copy: overlay(firstViewWords(channel), copy),
    logo,
    looks,
    catalogue,
    coverages: late(coverages),
    pages,
    sceneTo,
    places: late(async () => (await import("./start/placeFinder")).placeFinder(channel)),
    preparePage: (path) => preparePage(path).catch(noop),
    printed,
    // Without storage, another document would not know the purchase.
    hasOwnDocument: (path) => hasOwnDocument(path) && browserStorage().lasts(),
    development: import.meta.env.MODE !== "release" && isDevelopmentHost(location.hostname),
    today: todayUtc,
    localToday,
    openDocument: (path, way) => (way === "instead" ? location.replace(path) : location.assign(path)),
    handover: late<Handover>(async () => (await import("./adapters/storage/HandoverStorage")).HandoverStorage()),
    reaches,
    device: late<Device>(async () => (await import("./adapters/storage/DeviceStorage")).DeviceStorage()),
    sharing: late(async () => (await import("./adapters/dom/sharing")).sharing),
    whereabouts: late(async () => (await import("./adapters/dom/whereabouts")).whereabouts),
    startedSearch: late<StartedSearch>(async () =>
      (await import("./adapters/storage/StartedSearchStorage")).StartedSearchStorage(channel.code)
    ),
    seenDiscount: markOf("descuentoVisto"),
    offline: late(async () => (await import("./start/offline")).offlineCard()),
    dismissedPurchase: late(async () =>
      (await import("./adapters/storage/DismissedPurchaseStorage")).DismissedPurchaseStorage()
    ),
    userAgent: () => navigator.userAgent,
    page,
    entry,
    track,
    visitPorts: visit,
    loadSwitches: switches,
    loadConsent: late<Consent>(async () =>
      (await import("./start/preferences")).startConsent(channel, entered, switches)
    )
  })
}

/** False where a proxy rewrote the page: with its comments React's marks are gone. */
const isMarked = (root: HTMLElement) => root.firstChild instanceof Comment

/** True if the document holds this very page of this brand, and all that hydrates it is here. */
const isPrinted = (root: HTMLElement, { channel }: Brand) => {
  const path = plainPath(location.pathname)
  const route = routeOf(path)
  if (!isMarked(root) || (route && route.page.loaded() === undefined)) return false
  // The page for an unknown path is printed without one.
  const printed = route?.path ?? (path === "/" ? "/" : "")
  return root.dataset.page === printed && document.documentElement.dataset.channel === channel.id
}

const draw = (root: HTMLElement, brand: Brand, journey: Journey) => {
  const onDrawn = () => {
    root.dataset.alive = ""
    root.dispatchEvent(new Event("hydrated"))
  }
  const portal = (
    <JourneyContext value={journey}>
      <App onDrawn={onDrawn} />
    </JourneyContext>
  )
  document.documentElement.dataset.channel = brand.channel.id
  document.documentElement.lang = brand.channel.locale
  root.dispatchEvent(new Event("hydrating"))
  if (journey.printed) {
    untranslate()
    return hydrateRoot(root, portal)
  }
  document.querySelector("link[rel=canonical]")?.remove()
  createRoot(root).render(portal)
}

/**
 * Loads what the first drawing needs. While it is lost, the printed page stays usable until its
 * document comes anew; where that does not help, drawing reports the failure.
 */
const untilLoaded = (load: () => Promise<unknown>) =>
  load()
    .catch((cause: unknown) => awaited(tellLost)(cause, load))
    .catch(noop)

/** A printed home loads its quote bar when the visitor turns to it. One drawn anew has it at once. */
const prepareFirst = async (root: HTMLElement) => {
  const here = plainPath(location.pathname)
  if (root.dataset.page !== "/" || here !== "/" || !isMarked(root)) await untilLoaded(() => preparePage(here))
}

const start = async (root: HTMLElement) => {
  const entry = brandEntryFor(location.host)
  if (!entry) {
    const [{ UnknownHostPage }, { unknownHost }] = await Promise.all([
      import("./pages/shell/UnknownHostPage"),
      import("./copy/unknownHost")
    ])
    return createRoot(root).render(<UnknownHostPage {...unknownHost} />)
  }

  const [{ brand }] = await Promise.all([late(entry.load)(), prepareFirst(root)])
  const journey = journeyOf(brand, isPrinted(root, brand))
  if (location.pathname !== "/") await untilLoaded(journey.words.load)
  keepChannel(brand.channel.code)
  draw(root, brand, journey)
  if (brand.channel.tracking?.hosts.includes(location.hostname)) whenIdle(journey.consent.ask)
}

awaitStyles()
followTranslator()
const root = document.getElementById("root")
if (root)
  start(root).catch((cause: unknown) => {
    log("The portal could not start:", cause)
    createRoot(root).render(
      <main>
        <title>{pageFailed.title}</title>
        <Failure {...pageFailed} />
      </main>
    )
  })
