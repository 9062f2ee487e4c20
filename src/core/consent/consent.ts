import type { PagePath } from "../channel/paths"

/** The optional purposes that need the visitor's consent. */
export const consentGroups = ["measurement", "recording"] as const
export type ConsentGroup = (typeof consentGroups)[number]

export type ConsentState = Readonly<Record<ConsentGroup, boolean>>

/** The state before the visitor chooses, or if the portal cannot ask (CO-02). */
export const denied: ConsentState = { measurement: false, recording: false }

/** A choice that the visitor made in this document, at a consent provider. */
export interface ChoiceMade {
  readonly state: ConsentState
  /** In milliseconds since 1970. */
  readonly at: number
  /** The digest of the text that the provider says it showed; absent if it says none. */
  readonly text?: string
}

export const isSameConsent = (one: ConsentState, other: ConsentState): boolean =>
  consentGroups.every((group) => one[group] === other[group])

/** The visitor's choice. It cannot fail: unknown counts as denied. */
export interface Consent {
  readonly state: () => ConsentState
  /** Reports each change. Call the result to unsubscribe. */
  readonly subscribe: (listener: (state: ConsentState) => void) => () => void
  /** `theirs`: the consent provider's preference centre. `ours`: the portal's own. */
  readonly preferences:
    | { readonly are: "theirs"; readonly open: () => void }
    | {
        readonly are: "ours"
        /** `text` is the digest of the text that the visitor read, kept with the choice (OU-25). */
        readonly choose: (state: ConsentState, text: string) => void
      }
}

/**
 * A choice with its subscribers, shared by all consent adapters. Setting the same choice again
 * notifies no subscriber.
 */
export const makeChoice = (
  first: ConsentState = denied
): Pick<Consent, "state" | "subscribe"> & { readonly change: (state: ConsentState) => void } => {
  let current = first
  const listeners = new Set<(state: ConsentState) => void>()
  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (state) => {
      if (isSameConsent(state, current)) return
      current = state
      for (const listener of listeners) listener(state)
    }
  }
}

/** Their documents never load a tag manager, a recorder or a consent banner (CO-02, CO-05). */
const guardedPaths: ReadonlyArray<PagePath> = [
  "/cotizarpasajeros",
  "/cotizarcompletarpago",
  "/cotizarpagoexitoso",
  "/validar",
  "/datospersonales",
  "/tusdatos",
  "/tuscompras",
  "/compraexterna"
]

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** In every spelling that the router accepts: capitals, double slashes, escapes, deeper pages. */
export const isGuarded = (path: string): boolean => {
  const plain = decoded(path).toLowerCase().replace(/\/+/g, "/")
  return guardedPaths.some((guarded) => plain === guarded || plain.startsWith(`${guarded}/`))
}
