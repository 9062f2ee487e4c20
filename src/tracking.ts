import { startTagManager, updateConsentMode } from "./adapters/dataLayer/tagManager"
import { loadScript } from "./adapters/dom/loadScript"
import { onNavigation } from "./adapters/dom/onNavigation"
import { consentDomain } from "./adapters/http/consentDomain"
import { plainGet } from "./adapters/http/plainGet"
import { oneTrust } from "./adapters/oneTrust/oneTrust"
import { browserStorage } from "./adapters/storage/browserStorage"
import { ownConsent } from "./adapters/storage/ownConsent"
import { trackers } from "./channels/trackers"
import type { Channel, Tracking } from "./core/channel/channel"
import type { Consent, ConsentGroup, ConsentState } from "./core/consent/consent"
import { isGuarded } from "./core/consent/guardedPaths"

/** A tracker that a channel has, and what must be granted before it runs. */
interface Tracker {
  readonly needs: ConsentGroup
  readonly run: () => Promise<void>
}

const trackersOf = ({ recordingId, tagManagerId }: Tracking): ReadonlyArray<Tracker> => {
  const { recorder, tagManager } = trackers
  return [
    ...(tagManagerId ? [{ ...tagManager, run: () => startTagManager(tagManager.script(tagManagerId)) }] : []),
    ...(recordingId ? [{ ...recorder, run: () => loadScript(recorder.script(recordingId)) }] : [])
  ]
}

/** Runs each tracker once it is granted. What runs cannot be taken out of a document: withdrawing it begins a new one. */
const obey = (consent: Consent, tracking: Tracking) => {
  const all = trackersOf(tracking)
  const running = new Set<Tracker>()
  const follow = (state: ConsentState) => {
    updateConsentMode(state.measurement)
    if ([...running].some(({ needs }) => !state[needs])) return location.reload()
    for (const tracker of all) {
      if (!state[tracker.needs] || running.has(tracker)) continue
      running.add(tracker)
      tracker.run().catch(() => undefined)
    }
  }
  follow(consent.state())
  consent.subscribe(follow)
}

/**
 * Whoever keeps the visitor's consent in this document: OneTrust where the channel has trackers, and they obey it; the portal itself
 * on every other host, in every guarded document, where the browser keeps nothing, and when OneTrust does not come: then nothing optional
 * runs (2§1, CO-01 to CO-04). `entered` is the path by which the document was asked for: its policy is that path's, wherever the visitor is by now.
 */
export const startConsent = async ({ code, tracking }: Channel, entered: string): Promise<Consent> => {
  if (!tracking?.hosts.includes(location.hostname)) return ownConsent()
  // What is bought then lives in this document alone: it has to do for the payment too, where nothing optional may run (ST-04).
  if (!browserStorage().lasts()) return ownConsent()
  const guarded = isGuarded(entered)
  // What runs in one kind of document must not follow the visitor into the other.
  const stay = (path: string) => {
    if (isGuarded(path) !== guarded) location.reload()
  }
  onNavigation(stay)
  stay(location.pathname)
  const get = plainGet({ channel: code, origin: location.origin })
  const domainId = guarded ? "" : await consentDomain(get, code)
  if (domainId === "") return ownConsent()
  const consent = await oneTrust({ ...trackers.consent, domainId }).catch(() => undefined)
  if (!consent) return ownConsent()
  obey(consent, tracking)
  return consent
}
