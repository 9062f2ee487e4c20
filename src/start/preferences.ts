import { waitingEvents } from "../adapters/dataLayer/waiting"
import { onNavigation } from "../adapters/dom/onReturn"
import { watchUnsaved } from "../adapters/dom/unsaved"
import { consentDomain } from "../adapters/http/consentDomain"
import { plainGet } from "../adapters/http/plainGet"
import { oneTrust } from "../adapters/oneTrust/oneTrust"
import { withoutRefused } from "../adapters/oneTrust/optanonCookie"
import { browserStorage } from "../adapters/storage/browserStorage"
import { keepReceipt } from "../adapters/storage/consentReceipt"
import { ownConsent } from "../adapters/storage/ownConsent"
import { trackers } from "../channels/trackers"
import type { Channel } from "../core/channel/channel"
import type { Consent } from "../core/consent/consent"
import { isGuarded } from "../core/consent/guardedPaths"
import type { SwitchesApi } from "../core/switches/switches"
import { runTrackers } from "./runTrackers"

/** Whether the visitor refused measurement, in any tab. */
const refusesMeasurement = () =>
  !withoutRefused({ measurement: true, recording: false }, trackers.consent.groups).measurement

/**
 * Begins a new document when the visitor crosses between the shop and the guarded pages. After a
 * withdrawal, does so once nothing typed is lost by it, or on the way to another page.
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
 * Manages the visitor's consent in this document. OneTrust asks where the channel has trackers, and
 * they obey it. The portal itself does on every other host, in guarded documents, without storage,
 * and if OneTrust does not load; then nothing optional runs (AN-04, CO-02). The policy is that of
 * `entered`, the path that loaded the document, wherever the visitor is by now. Where the operator
 * switches the trackers off, none runs, and a document that runs them ends as after a withdrawal
 * (OU-21).
 */
export const startConsent = async (
  { code, tracking }: Channel,
  entered: string,
  switches: () => Promise<SwitchesApi>
): Promise<Consent> => {
  if (!tracking?.hosts.includes(location.hostname)) return ownConsent()
  // The purchase then lives in this document alone, which must also pay: nothing optional may run
  // (ST-04).
  if (!browserStorage().lasts()) return ownConsent()
  const guarded = isGuarded(entered)
  const events = waitingEvents()
  let heard = false
  let left = false
  const { renew } = watchDocument(guarded, () => {
    // No tag manager has read the events of this document.
    if (!guarded && !heard && !refusesMeasurement()) events.keep(window.dataLayer)
    left = true
    location.reload()
  })
  if (guarded && !refusesMeasurement()) events.follow()
  const get = plainGet({ channel: code, origin: location.origin })
  const domainId = guarded || left ? "" : await consentDomain(get, code)
  const operator = domainId === "" ? undefined : await switches().catch(() => undefined)
  if (domainId === "" || (operator && !(await operator.current()).trackers)) return ownConsent()
  const consent = await oneTrust({ ...trackers.consent, domainId, keep: keepReceipt }).catch(() => undefined)
  if (!consent || left) return ownConsent()
  const onMeasurement = (granted: boolean) => {
    heard ||= granted
    if (granted) void events.tell()
    else if (refusesMeasurement()) void events.drop()
  }
  runTrackers(consent, tracking, { onMeasurement, renew })
  operator?.follow(({ trackers: on }) => {
    if (!on) renew()
  })
  return consent
}
