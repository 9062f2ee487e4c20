import type { Banner } from "../../core/banner/banner"
import type { DismissedPurchase } from "../../core/cart/SavedCheckout"
import { type Consent, type ConsentState, makeChoice } from "../../core/consent/consent"
import type { Device, Kept } from "../../core/device/kept"
import type { CardOfTrip, OfflineCard } from "../../core/enroll/purchase"
import type { SeenDiscount, StartedSearch } from "../../core/quote/SavedSearch"
import type { HandedOver, Handover } from "../../core/service/handOverPurchase"
import type { Session, SessionNews, Visit } from "../../core/session/session"
import { allOn, type Switches, type SwitchesApi } from "../../core/switches/switches"
import type { SearchDraft } from "../../core/trip/search"

export interface VisitMemoryOptions {
  readonly session?: Session
  readonly banner?: Banner
  readonly undecided?: true
  readonly remembered?: Array<string>
  readonly recognised?: Array<string>
  readonly onForget?: () => void
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
  let closed = false
  let external = options.external === true
  return {
    session: { current: () => (undecided ? new Promise(() => {}) : Promise.resolve(options.session)) },
    tabs: { tell: (news) => void announced?.push(news), listen: (heard) => onListen?.(heard) },
    banner: { current: async () => banner },
    closedBanner: {
      isClosed: () => closed,
      close: () => {
        closed = true
      }
    },
    external: {
      isUnderWay: () => external,
      begin: () => {
        external = true
      },
      end: () => {
        external = false
      }
    },
    remember: (path) => void remembered?.push(path),
    recognise: (email) => void recognised?.push(email),
    forget: () => onForget?.(),
    hasCart: () => options.cart === true,
    hasStarted: () => options.started === true,
    hasCompanions: () => options.companions === true
  }
}

export interface MemoryPortsOptions {
  readonly visit?: VisitMemoryOptions
  readonly carried?: CarriedPurchase
  readonly card?: CardOfTrip
  readonly device?: Parameters<typeof deviceMemory>[0]
  readonly switches?: Parameters<typeof switchesMemory>[0]
  readonly userAgent?: string
  readonly started?: SearchDraft
}

const seenDiscountMemory = (): SeenDiscount => {
  let seen = false
  return {
    isSeen: () => seen,
    see: () => {
      seen = true
    }
  }
}

const dismissedPurchaseMemory = (): DismissedPurchase => {
  let dismissed: number | undefined
  return {
    isDismissed: (keptAt) => keptAt === dismissed,
    dismiss: (keptAt) => {
      dismissed = keptAt
    }
  }
}

const startedSearchMemory = (draft: SearchDraft | undefined): StartedSearch => {
  let kept = draft
  return {
    read: () => kept,
    keep: (typed) => {
      kept = typed
    },
    drop: () => {
      kept = undefined
    }
  }
}

/** In memory, the ports that a page calls without the core. */
export const memoryPorts = (given: MemoryPortsOptions = {}) => {
  const consent = consentMemory()
  const handover = handoverMemory(given.carried)
  const offline = offlineCardMemory(given.card)
  const device = deviceMemory(given.device)
  const switches = switchesMemory(given.switches)
  const seenDiscount = seenDiscountMemory()
  const startedSearch = startedSearchMemory(given.started)
  const dismissedPurchase = dismissedPurchaseMemory()
  return {
    visit: visitMemory(given.visit),
    userAgent: () => given.userAgent ?? "",
    reaches: async () => true,
    consent: async () => consent,
    handover: async () => handover,
    offline: async () => offline,
    device: async () => device,
    switches: async () => switches,
    seenDiscount: async () => seenDiscount,
    startedSearch: async () => startedSearch,
    dismissedPurchase: async () => dismissedPurchase
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

/** The purchase on its way to a form, where a test can read it. */
export interface CarriedPurchase {
  handed?: HandedOver | undefined
}

/** Carries the purchase in the given object. */
export const handoverMemory = (carried: CarriedPurchase = {}): Handover => ({
  put: (handed) => {
    carried.handed = handed
  },
  take: () => {
    const { handed } = carried
    carried.handed = undefined
    return handed
  }
})

/** The offline card in memory; `kept` is the card that the traveller saved before. */
const offlineCardMemory = (kept?: CardOfTrip): OfflineCard => {
  let card = kept
  return {
    read: () => card && { trip: card, kept: true },
    keep: (trip) => {
      card = trip
      return true
    },
    drop: () => {
      card = undefined
    },
    prepare: () => {}
  }
}

/** The operator's switches, all on but for those given. */
export const switchesMemory = (given: Partial<Switches> = {}): SwitchesApi => {
  const found = { ...allOn, ...given }
  return { current: async () => found, follow: (hear) => hear(found) }
}
