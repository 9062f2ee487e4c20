/** What a visitor may allow beyond what the portal needs to work. */
export const consentGroups = ["measurement", "recording"] as const
export type ConsentGroup = (typeof consentGroups)[number]

/** What the visitor allowed, group by group. */
export type ConsentState = Readonly<Record<ConsentGroup, boolean>>

/** What holds until the visitor chooses, and when the visitor cannot be asked (TR-17). */
export const denied: ConsentState = { measurement: false, recording: false }

/** The keeper of the visitor's choice. It cannot fail: what is not known is denied. */
export interface Consent {
  readonly state: () => ConsentState
  /** Tells of each change; calling the result ends it. */
  readonly subscribe: (listener: (state: ConsentState) => void) => () => void
  /** The provider has a preference centre to open, or the portal shows its own and keeps what is chosen there. */
  readonly preferences:
    | { readonly are: "theirs"; readonly open: () => void }
    | { readonly are: "ours"; readonly choose: (state: ConsentState) => void }
}
