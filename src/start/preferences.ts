import { startTagManager, stopRecorder, stopTagManager, updateConsentMode } from "../adapters/dataLayer/trackers"
import { waitingEvents } from "../adapters/dataLayer/waiting"
import { loadScript } from "../adapters/dom/loadScript"
import { onNavigation } from "../adapters/dom/onNavigation"
import { watchUnsaved } from "../adapters/dom/unsaved"
import { consentDomain } from "../adapters/http/consentDomain"
import { plainGet } from "../adapters/http/plainGet"
import { withoutRefused } from "../adapters/oneTrust/choices"
import { oneTrust } from "../adapters/oneTrust/oneTrust"
import { browserStorage } from "../adapters/storage/browserStorage"
import { keepReceipt, ownConsent } from "../adapters/storage/ownConsent"
import { trackers } from "../channels/trackers"
import type { Channel, Tracking } from "../core/channel/channel"
import { type Consent, type ConsentGroup, type ConsentState, isGuarded } from "../core/consent/consent"
import type { SwitchesApi } from "../core/switches/switches"

interface Tracker {
  readonly needs: ConsentGroup
  readonly run: () => Promise<void>
  readonly stop: () => void
}

const trackersOf = ({ recordingId, tagManagerId }: Tracking): ReadonlyArray<Tracker> => {
  const { recorder, tagManager } = trackers
  return [
    ...(tagManagerId
      ? [{ ...tagManager, run: () => startTagManager(tagManager.script(tagManagerId)), stop: stopTagManager }]
      : []),
    ...(recordingId ? [{ ...recorder, run: () => loadScript(recorder.script(recordingId)), stop: stopRecorder }] : [])
  ]
}

interface Obeying {
  /** The visitor accepted or refused measurement; granted trackers run by now. */
  readonly onMeasurement: (granted: boolean) => void
  readonly renew: () => void
}

/**
 * Runs each tracker once it is granted. A document cannot unload a running tracker: a withdrawal
 * stops its collection at once, and asks for a new document without it.
 */
const runTrackers = (consent: Consent, tracking: Tracking, { onMeasurement, renew }: Obeying): void => {
  const all = trackersOf(tracking)
  const running = new Set<Tracker>()
  let over = false
  const follow = (state: ConsentState) => {
    if (over) return
    updateConsentMode(state.measurement)
    const unwanted = [...running].filter(({ needs }) => !state[needs])
    for (const tracker of unwanted) tracker.stop()
    over = unwanted.length > 0
    if (over) {
      onMeasurement(state.measurement)
      return renew()
    }
    for (const tracker of all) {
      if (!state[tracker.needs] || running.has(tracker)) continue
      running.add(tracker)
      tracker.run().catch(() => undefined)
    }
    onMeasurement(state.measurement)
  }
  follow(consent.state())
  consent.subscribe(follow)
}

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
  const arrive = (to: string) => {
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
  onNavigation(arrive)
  arrive(path)
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
  if (guarded || left) return ownConsent()
  const domainId = await consentDomain(plainGet({ channel: code, origin: location.origin }), code)
  if (domainId === "") return ownConsent()
  const operator = await switches().catch(() => undefined)
  if (operator && !(await operator.current()).trackers) return ownConsent()
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
