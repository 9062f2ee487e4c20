import type { ConsentGroup, ConsentState } from "../../core/consent/consent"

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
