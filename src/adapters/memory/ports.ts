import type { Banner } from "../../core/banner/banner"
import { type Consent, type ConsentState, makeChoice } from "../../core/consent/consent"
import type { Device, Kept } from "../../core/device/kept"
import type { HistoryEntry } from "../../core/device/page"
import type { Shared, Sharing } from "../../core/device/sharing"
import type { CardOfTrip } from "../../core/enroll/purchase"
import type { HandedOver } from "../../core/service/handOverPurchase"
import type { Session, SessionNews, Visit } from "../../core/session/session"
import { allOn, type Switches, type SwitchesApi } from "../../core/switches/switches"
import type { SearchDraft } from "../../core/trip/search"
import { DismissedPurchaseStorage } from "../storage/DismissedPurchaseStorage"
import { HandoverStorage } from "../storage/HandoverStorage"
import { KeptCardStorage } from "../storage/KeptCardStorage"
import { ClosedBannerStorage, ExternalVisitStorage, SeenDiscountStorage } from "../storage/SessionMarks"
import { StartedSearchStorage } from "../storage/StartedSearchStorage"
import { mapStorage } from "./mapStorage"

/** A browser's storage that ends with its page: the adapters over it are those of the portal. */
const storageOfOnePage = () => {
  const storage = mapStorage()
  return () => storage
}

export interface VisitMemoryOptions {
  readonly session?: Session
  readonly banner?: Banner
  readonly undecided?: true
  readonly remembered?: Array<string>
  readonly recognised?: Array<string>
  readonly onForget?: Visit["forget"]
  readonly cart?: true
  readonly companions?: true
  readonly started?: true
  readonly external?: true
  readonly announced?: Array<SessionNews>
  readonly onListen?: (hear: (news: SessionNews) => void) => void
}

/**
 * The ports of a visit. Default: no login and no banner. `undecided`: the login service never
 * answers. `cart` and `companions` are what a first look at the storage finds. `external`: the
 * purchase under way began at a partner's.
 */
export const visitMemory = (options: VisitMemoryOptions = {}): Visit => {
  const { banner, onForget, onListen, recognised, remembered, announced, undecided } = options
  const storage = storageOfOnePage()
  const external = ExternalVisitStorage(storage)
  if (options.external) external.begin()
  return {
    session: { current: () => (undecided ? new Promise(() => {}) : Promise.resolve(options.session)) },
    tabs: { tell: (news) => void announced?.push(news), listen: (heard) => onListen?.(heard) },
    banner: { current: async () => banner },
    closedBanner: ClosedBannerStorage(storage),
    external,
    remember: (path) => void remembered?.push(path),
    recognise: (email) => void recognised?.push(email),
    forget: (news) => onForget?.(news),
    hasCart: () => options.cart === true,
    hasStarted: () => options.started === true,
    hasCompanions: () => options.companions === true
  }
}

export interface MemoryPortsOptions {
  readonly visit?: VisitMemoryOptions
  readonly carried?: { readonly handed: HandedOver }
  readonly card?: CardOfTrip
  /** The browser opens no page without a connection. */
  readonly workerless?: true
  readonly device?: Parameters<typeof deviceMemory>[0]
  readonly switches?: Parameters<typeof switchesMemory>[0]
  readonly userAgent?: string
  readonly sharing?: Parameters<typeof sharingMemory>[0]
  readonly started?: SearchDraft
  /** The browser believes itself offline, and the portal's server does not answer. */
  readonly online?: false
}

/** In memory, the ports that a page calls without the core. */
export const memoryPorts = (options: MemoryPortsOptions = {}) => {
  const { card, carried, started, online = true, userAgent = "", workerless, ...given } = options
  const storage = storageOfOnePage()
  const consent = consentMemory()
  const device = deviceMemory(given.device)
  const switches = switchesMemory(given.switches)
  const handover = HandoverStorage(storage)
  if (carried) handover.put(carried.handed)
  const offline = { ...KeptCardStorage(storage), prepare: () => !workerless }
  if (card) offline.keep(card)
  const startedSearch = StartedSearchStorage("", storage, storage)
  if (started) startedSearch.keep(started)
  return {
    visitPorts: visitMemory(given.visit),
    userAgent: () => userAgent,
    page: pageMemory({ online }),
    entry: entryMemory(),
    reaches: async () => online,
    loadConsent: async () => consent,
    handover: async () => handover,
    offline: async () => offline,
    device: async () => device,
    sharing: async () => sharingMemory(given.sharing),
    loadSwitches: async () => switches,
    seenDiscount: async () => SeenDiscountStorage(storage),
    startedSearch: async () => startedSearch,
    dismissedPurchase: async () => DismissedPurchaseStorage(storage)
  }
}

/** A page that no browser hides nor brings back; `hide` and `wake` do. */
export const pageMemory = ({ online = true, focused = false, touched = true } = {}) => {
  const [hidden, woken] = [new Set<() => unknown>(), new Set<() => unknown>()]
  const into = (acts: Set<() => unknown>) => (act: () => unknown) => {
    acts.add(act)
    return () => void acts.delete(act)
  }
  const run = (acts: Set<() => unknown>) => () => {
    for (const act of acts) act()
  }
  return {
    met: () => ({ focused, touched }),
    isOnline: () => online,
    onHide: into(hidden),
    onWake: into(woken),
    hide: run(hidden),
    wake: run(woken)
  }
}

/** An entry of the history that ends with its page. */
export const entryMemory = (pathname = "/", search = ""): HistoryEntry => {
  let [address, kept] = [{ hostname: "", pathname, search }, {}]
  return {
    address: () => address,
    state: () => kept,
    replace: (state, to) => {
      kept = state
      if (to !== undefined) address = { hostname: "", pathname: to, search: "" }
    }
  }
}

/** A visitor's consent in memory, not in a browser's storage. */
export const consentMemory = (first?: ConsentState): Consent => {
  const { change, state, subscribe } = makeChoice(first)
  return { state, subscribe, preferences: { are: "ours", choose: change } }
}

/** A browser's list of stored items; `blocked` if the browser allows no storage. */
export const deviceMemory = (given: ReadonlyArray<Kept> | "blocked" = []): Device => {
  let kept = given === "blocked" ? undefined : given
  return {
    list: () => kept,
    copy: () => (kept ?? []).map(({ key }) => ({ key, savedAt: null, content: `what ${key} keeps` })),
    erase: (but) => {
      const gone = (kept ?? []).flatMap(({ key }) => (but.includes(key) ? [] : [key]))
      kept = kept?.filter(({ key }) => but.includes(key))
      return gone
    }
  }
}

/** A device that answers every text alike, and collects those that it shares. Default: it has no list of apps. */
export const sharingMemory = ({
  answer = "absent",
  texts
}: {
  answer?: Shared
  texts?: Array<string>
} = {}): Sharing => ({
  share: async (text) => {
    if (answer === "shared") texts?.push(text)
    return answer
  },
  shareFile: async () => answer
})

/** The operator's switches, all on but for those given. */
export const switchesMemory = (given: Partial<Switches> = {}): SwitchesApi => {
  const found = { ...allOn, ...given }
  return { current: async () => found, follow: (hear) => hear(found) }
}
