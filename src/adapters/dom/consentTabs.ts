import type { ConsentState } from "../../core/consent/consent"
import { openChannel } from "./sessionTabs"

/** Shares the visitor's choice between the tabs of this origin. */
export interface ConsentTabs {
  readonly tell: (state: ConsentState) => void
  readonly listen: (hear: (state: ConsentState) => void) => void
}

/** Uses a BroadcastChannel. Any message but an explicit yes counts as no. */
export const consentTabs = (): ConsentTabs => {
  const channel = openChannel("consentimiento")
  return {
    tell: (state) => channel?.postMessage(state),
    listen: (hear) =>
      channel?.addEventListener("message", ({ data }) => {
        const told = Object(data)
        hear({ measurement: told.measurement === true, recording: told.recording === true })
      })
  }
}
