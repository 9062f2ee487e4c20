import { choiceLasts, makeChoice } from "../../core/consent/choice"
import { type Consent, type ConsentState, denied } from "../../core/consent/consent"
import { browserStorage } from "./browserStorage"
import { consentKey } from "./keys"
import { seal } from "./seal"

const version = 1
const clockSkew = 24 * 60 * 60 * 1000

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const readChoice = (text: string | undefined, now: number): ConsentState => {
  const kept = text === undefined ? undefined : parsed(text)
  if (!isObject(kept) || kept.v !== version || typeof kept.savedAt !== "number" || !isObject(kept.data)) return denied
  const age = now - kept.savedAt
  if (age < -clockSkew || age > choiceLasts) return denied
  return { measurement: kept.data.measurement === true, recording: kept.data.recording === true }
}

/**
 * The choice of the portal's own preference centre, stored for all tabs under `preferenciasCookies`
 * for six months (CO-03).
 */
export const ownConsent = (localStorage?: () => Storage): Consent => {
  const store = browserStorage(localStorage)
  const { change, state, subscribe } = makeChoice()
  const look = () => {
    change(readChoice(store.read(consentKey), Date.now()))
    return state()
  }
  look()
  const choose = (chosen: ConsentState) => {
    store.write(consentKey, seal({ v: version, savedAt: Date.now(), data: chosen }))
    change(chosen)
  }
  return { state: look, subscribe, preferences: { are: "ours", choose } }
}
