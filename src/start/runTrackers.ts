import { startTagManager, stopTagManager, updateConsentMode } from "../adapters/dataLayer/tagManager"
import { startRecorder, stopRecorder } from "../adapters/dom/recorder"
import { trackers } from "../channels/trackers"
import type { Tracking } from "../core/channel/channel"
import type { Consent, ConsentGroup, ConsentState } from "../core/consent/consent"

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
    ...(recordingId
      ? [{ ...recorder, run: () => startRecorder(recorder.script(recordingId)), stop: stopRecorder }]
      : [])
  ]
}

export interface Obeying {
  /** The visitor accepted or refused measurement; granted trackers run by now. */
  readonly onMeasurement: (granted: boolean) => void
  readonly renew: () => void
}

/**
 * Runs each tracker once it is granted. A document cannot unload a running tracker: a withdrawal
 * stops its collection at once, and asks for a new document without it.
 */
export const runTrackers = (consent: Consent, tracking: Tracking, { onMeasurement, renew }: Obeying): void => {
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
