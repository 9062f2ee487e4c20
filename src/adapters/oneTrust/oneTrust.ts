import { makeChoice } from "../../core/consent/choice"
import type { Consent, ConsentGroup, ConsentState } from "../../core/consent/consent"
import { loadScript } from "../dom/loadScript"

declare global {
  interface Window {
    /** `,C0001,C0002,` */
    OnetrustActiveGroups?: string
    OptanonWrapper?: () => void
    OneTrust?: { readonly ToggleInfoDisplay: () => void }
  }
}

/** Where OneTrust is, whose banner it shows, and what it calls our groups. */
export interface OneTrustOptions {
  readonly script: string
  readonly domainId: string
  readonly groups: Readonly<Record<ConsentGroup, string>>
}

const activeIn = (groups: OneTrustOptions["groups"]): ConsentState => {
  const active = (window.OnetrustActiveGroups ?? "").split(",")
  return { measurement: active.includes(groups.measurement), recording: active.includes(groups.recording) }
}

/** The visitor's choice as OneTrust keeps it; fails if its script does not come, and then nothing is allowed (B8). */
export const oneTrust = async ({ domainId, groups, script }: OneTrustOptions): Promise<Consent> => {
  const { change, state, subscribe } = makeChoice()
  let given = false
  const read = () => {
    if (given) change(activeIn(groups))
  }
  window.OptanonWrapper = read
  window.addEventListener("OneTrustGroupsUpdated", read)
  await loadScript(script, { domainScript: domainId })
  // A script that comes after its time is not obeyed: the portal has gone on without it.
  given = true
  read()
  return { state, subscribe, preferences: { are: "theirs", open: () => window.OneTrust?.ToggleInfoDisplay() } }
}
