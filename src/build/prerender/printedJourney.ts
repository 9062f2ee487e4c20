import { late, noop } from "../../browser/late"
import type { Brand } from "../../channels/Brand"
import { sceneTo } from "../../channels/destinations"
import { firstViewWords } from "../../copy/firstView"
import { overlay } from "../../copy/overlay"
import type { Mark } from "../../core/device/kept"
import type { HistoryEntry, Page } from "../../core/device/page"
import type { Visit } from "../../core/session/session"
import type { Day } from "../../core/trip/calendar"
import { loadedBy } from "../../core/useCases/runtime"
import { type Journey, makeJourney } from "../../journey/journey"

const nothing = () => Promise.reject(new Error("Nothing is asked while a page is prerendered."))
const no = () => false
const never = () => noop

const mark: Mark = { isThere: no, put: noop, lift: noop }

const visitPorts: Visit = {
  session: { current: nothing },
  tabs: { tell: noop, listen: noop },
  banner: { current: nothing },
  closedBanner: mark,
  external: mark,
  remember: noop,
  recognise: noop,
  forget: noop,
  hasCart: no,
  hasStarted: no,
  hasCompanions: no,
  hasCard: no
}

const page: Page = {
  met: () => ({ focused: false, touched: false }),
  isOnline: () => true,
  onHide: never,
  onWake: never,
  onShow: never
}

const entry: HistoryEntry = {
  address: () => ({ hostname: "", pathname: "", search: "" }),
  state: () => ({}),
  replace: noop
}

/** Prints pages in the build, where there is no visitor: no login, and each call to a port rejects. */
export const printedJourney = (brand: Brand, today: Day): Journey =>
  makeJourney({
    ...brand,
    copy: overlay(firstViewWords(brand.channel), brand.copy),
    quote: loadedBy(nothing),
    checkout: loadedBy(nothing),
    external: loadedBy(nothing),
    service: loadedBy(nothing),
    sceneTo,
    places: late(nothing),
    preparePage: nothing,
    printed: true,
    hasOwnDocument: no,
    development: false,
    today: () => today,
    localToday: () => today,
    openDocument: noop,
    userAgent: () => "",
    page,
    entry,
    reaches: nothing,
    track: noop,
    visitPorts,
    seenDiscount: mark,
    startedSearch: nothing,
    handover: nothing,
    offline: nothing,
    device: nothing,
    sharing: nothing,
    whereabouts: nothing,
    dismissedPurchase: nothing,
    loadConsent: nothing,
    loadSwitches: late(nothing)
  })
