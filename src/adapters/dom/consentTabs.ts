import type { ConsentState } from "../../core/consent/consent"

const name = "consentimiento"

/** The way by which the tabs of this origin tell each other what the visitor chose. */
export interface ConsentTabs {
  readonly tell: (state: ConsentState) => void
  readonly listen: (hear: (state: ConsentState) => void) => void
}

/** Making one throws in browsers that do so where site data is blocked. */
const openChannel = () => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** The other tabs, by a BroadcastChannel. Whatever is told but a yes is a no. */
export const consentTabs = (): ConsentTabs => {
  const channel = openChannel()
  return {
    tell: (state) => channel?.postMessage(state),
    listen: (hear) =>
      channel?.addEventListener("message", ({ data }) => {
        const told = Object(data)
        hear({ measurement: told.measurement === true, recording: told.recording === true })
      })
  }
}
