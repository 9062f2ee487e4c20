import type { ConsentGroup, ConsentState } from "../../core/consent/consent"

/** What the account at OneTrust calls our groups. */
export type GroupNames = Readonly<Record<ConsentGroup, string>>

/** `C0001:1,C0002:0`, as OneTrust keeps what is granted and what is not. */
const groupsIn = (cookies: string): ReadonlyArray<string> => {
  const kept = /(?:^|; )OptanonConsent=([^;]*)/.exec(cookies)?.[1] ?? ""
  return (new URLSearchParams(kept).get("groups") ?? "").split(",")
}

/**
 * Takes from what a tab knows what the cookie of OneTrust refuses by now: the choice that every tab shares. It never grants: what the
 * cookie grants may have ended, which OneTrust alone knows.
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
