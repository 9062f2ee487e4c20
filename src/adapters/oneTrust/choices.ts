import { type ChoiceMade, type ConsentGroup, type ConsentState, isSameConsent } from "../../core/consent/consent"
import { digestOf } from "../storage/digestOf"

/** Texts of OneTrust's banner and preference centre, in the order of reading. */
const ofBanner = ["BannerTitle", "AlertNoticeText", "MainText", "MainInfoText"]
const ofGroup = ["CustomGroupId", "GroupName", "GroupDescription"]

const textsIn = (found: unknown, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.flatMap((name) => {
    const text: unknown = Object(found)[name]
    return typeof text === "string" && text !== "" ? [text] : []
  })

/**
 * What OneTrust's script says that its banner and its preference centre read, a line each. Empty if
 * it says nothing, or is not there yet.
 */
const shownText = (): string => {
  try {
    const domain: unknown = window.OneTrust?.GetDomainData?.()
    const groups: unknown = Object(domain).Groups
    const all = Array.isArray(groups) ? groups : []
    return [...textsIn(domain, ofBanner), ...all.flatMap((group) => textsIn(group, ofGroup))].join("\n")
  } catch {
    return ""
  }
}

/** When the visitor last closed OneTrust's banner or centre, as its cookie says; 0 if it does not. */
const closedAt = (): number => {
  const value = /(?:^|; )OptanonAlertBoxClosed=([^;]*)/.exec(document.cookie)?.[1] ?? ""
  const at = Date.parse(value.replace(/%3A/gi, ":"))
  // Any page of a sibling host can set the cookie.
  return at <= Date.now() ? at : 0
}

/**
 * Tells the choices that the visitor makes in this document from mere readings of OneTrust (OU-25).
 * Give it each reading. A choice of an earlier visit is not told: the text that was read is not
 * known any more. The digest of a text is the first 16 digits of the SHA-256 of `OneTrust ` and of
 * `shownText`.
 */
export const makeChoices = (keep: (choice: ChoiceMade) => void): ((state: ConsentState) => void) => {
  let last: ConsentState | undefined
  let reportedUntil = performance.timeOrigin
  let known = { words: "", digest: "" }
  // Ahead of the choice: a withdrawal begins a new document at once.
  const learn = async (words: string) => {
    if (words !== known.words) known = { words, digest: (await digestOf("OneTrust", words)).slice(0, 16) }
  }
  return (state) => {
    const words = shownText()
    const closed = closedAt()
    const hasChanged = last !== undefined && !isSameConsent(last, state)
    // OneTrust's cookie may keep the time of the first choice: a later one is made now.
    const chosen = hasChanged ? Date.now() : undefined
    const at = closed > reportedUntil ? closed : chosen
    last = state
    void learn(words)
    if (at === undefined) return
    reportedUntil = Math.max(reportedUntil, at)
    keep({ state, at, ...(words === known.words && known.digest !== "" && { text: known.digest }) })
  }
}

/** The ids of our groups in the OneTrust account. */
export type GroupNames = Readonly<Record<ConsentGroup, string>>

/** OneTrust's format: `C0001:1,C0002:0`. */
const groupsIn = (cookies: string): ReadonlyArray<string> => {
  const kept = /(?:^|; )OptanonConsent=([^;]*)/.exec(cookies)?.[1] ?? ""
  return (new URLSearchParams(kept).get("groups") ?? "").split(",")
}

/**
 * Removes the groups that OneTrust's cookie refuses. It never grants: a consent in the cookie may
 * have expired, and only OneTrust knows that.
 */
export const withoutRefused = (
  state: ConsentState,
  names: GroupNames,
  cookies: string = document.cookie
): ConsentState => {
  const refused = groupsIn(cookies)
  const still = (group: ConsentGroup) => state[group] && !refused.includes(`${names[group]}:0`)
  return { measurement: still("measurement"), recording: still("recording") }
}
