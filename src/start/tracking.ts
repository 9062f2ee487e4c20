import { waitingEvents } from "../adapters/dataLayer/waiting"
import { onNavigation } from "../adapters/dom/onNavigation"
import { watchUnsaved } from "../adapters/dom/unsaved"
import { consentDomain } from "../adapters/http/consentDomain"
import { plainGet } from "../adapters/http/plainGet"
import { oneTrust } from "../adapters/oneTrust/oneTrust"
import { withoutRefused } from "../adapters/oneTrust/optanonCookie"
import { browserStorage } from "../adapters/storage/browserStorage"
import { ownConsent } from "../adapters/storage/ownConsent"
import { trackers } from "../channels/trackers"
import type { Channel } from "../core/channel/channel"
import type { Consent } from "../core/consent/consent"
import { isGuarded } from "../core/consent/guardedPaths"
import { runTrackers } from "./runTrackers"

/** Whether the visitor said no to being measured, in whatever tab. */
const refusesMeasurement = () =>
  !withoutRefused({ measurement: true, recording: false }, trackers.consent.groups).measurement

/**
 * Ends this document where the visitor crosses between the shop and what is guarded; and, once a tracker that runs is taken back, as soon
 * as nothing typed is lost by it: else where they go on to another page.
 */
const watchDocument = (guarded: boolean, leave: () => void) => {
  const unsaved = watchUnsaved()
  let path = location.pathname
  let stale = false
  let turning = false
  // What runs in one kind of document must not follow the visitor into the other.
  const stay = (to: string) => {
    turning = to !== path
    path = to
    if (isGuarded(to) !== guarded) return leave()
    if (!turning) return
    if (stale) return location.reload()
    unsaved.turned()
    queueMicrotask(() => {
      turning = false
    })
  }
  onNavigation(stay)
  stay(path)
  return {
    renew: () => {
      stale = !turning && unsaved.isThere()
      if (!stale) location.reload()
    }
  }
}

/**
 * Keeps the visitor's consent in this document: OneTrust where the channel has trackers, and they obey it; the portal itself
 * on every other host, in every guarded document, where the browser keeps nothing, and when OneTrust does not come: then nothing optional
 * runs (AN-04, CO-02). `entered` is the path by which the document was asked for: its policy is that path's, wherever the visitor is by now.
 */
export const startConsent = async ({ code, tracking }: Channel, entered: string): Promise<Consent> => {
  if (!tracking?.hosts.includes(location.hostname)) return ownConsent()
  // What is bought then lives in this document alone: it has to do for the payment too, where nothing optional may run (ST-04).
  if (!browserStorage().lasts()) return ownConsent()
  const guarded = isGuarded(entered)
  const events = waitingEvents()
  let heard = false
  let left = false
  const { renew } = watchDocument(guarded, () => {
    // No tag manager has heard what this document told.
    if (!guarded && !heard && !refusesMeasurement()) events.keep(window.dataLayer ?? [])
    left = true
    location.reload()
  })
  if (guarded && !refusesMeasurement()) events.follow()
  const get = plainGet({ channel: code, origin: location.origin })
  const domainId = guarded || left ? "" : await consentDomain(get, code)
  if (domainId === "") return ownConsent()
  const consent = await oneTrust({ ...trackers.consent, domainId }).catch(() => undefined)
  if (!consent || left) return ownConsent()
  const onMeasurement = (granted: boolean) => {
    heard ||= granted
    if (granted) void events.tell()
    else if (refusesMeasurement()) void events.drop()
  }
  runTrackers(consent, tracking, { onMeasurement, renew })
  return consent
}
