import { type ChoiceMade, type Consent, type ConsentState, isSameConsent, makeChoice } from "../../core/consent/consent"
import { loadScript } from "../dom/loadScript"
import { onNavigation } from "../dom/onNavigation"
import { page } from "../dom/page"
import { openChannel } from "../dom/sessionTabs"
import { type GroupNames, makeChoices, withoutRefused } from "./choices"

declare global {
  interface Window {
    /** `,C0001,C0002,` */
    OnetrustActiveGroups?: string
    OptanonWrapper?: () => void
    OneTrust?: { readonly ToggleInfoDisplay: () => void; readonly GetDomainData?: () => unknown }
  }
}

interface OneTrustOptions {
  readonly script: string
  readonly domainId: string
  readonly groups: GroupNames
  /** Keeps a choice that the visitor made (OU-25). */
  readonly keep: (choice: ChoiceMade) => void
}

const activeIn = (groups: OneTrustOptions["groups"]): ConsentState => {
  const active = (window.OnetrustActiveGroups ?? "").split(",")
  return { measurement: active.includes(groups.measurement), recording: active.includes(groups.recording) }
}

/**
 * The visitor's choice in OneTrust, shared between tabs. Rejects if the script does not load;
 * consent is then denied (CL-06). A tab that missed a message checks the cookie when the visitor
 * returns to it or navigates in it.
 */
export const oneTrust = async ({ domainId, groups, keep, script }: OneTrustOptions): Promise<Consent> => {
  const { change, state, subscribe } = makeChoice()
  const tabs = openChannel("consentimiento")
  const choose = makeChoices(keep)
  // Its stub comes first, and knows no groups yet.
  const note = () => {
    if (window.OnetrustActiveGroups) choose(activeIn(groups))
  }
  let given = false
  const read = () => {
    if (!given) return
    const active = activeIn(groups)
    note()
    if (isSameConsent(active, state())) return
    change(active)
    tabs?.postMessage(active)
  }
  const look = () => change(withoutRefused(state(), groups))
  window.OptanonWrapper = read
  window.addEventListener("OneTrustGroupsUpdated", read)
  await loadScript(script, { domainScript: domainId })
  // The portal has continued without a late script, so the script's choices no longer count.
  given = true
  note()
  change(activeIn(groups))
  // Anything but an explicit yes of another tab counts as no.
  tabs?.addEventListener("message", ({ data }) => {
    const { measurement, recording } = Object(data)
    change(withoutRefused({ measurement: measurement === true, recording: recording === true }, groups))
  })
  page.onShow(look)
  onNavigation(look)
  return { state, subscribe, preferences: { are: "theirs", open: () => window.OneTrust?.ToggleInfoDisplay() } }
}
