import { aDay } from "../trip/calendar"
import { type Consent, type ConsentState, denied, isSameConsent } from "./consent"

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

/** The portal asks again after this time, in milliseconds: six months (CO-03). */
export const choiceLasts = 182 * aDay
