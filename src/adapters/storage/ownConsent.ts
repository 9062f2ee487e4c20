import { type ChoiceMade, type Consent, type ConsentState, denied, makeChoice } from "../../core/consent/consent"
import { lasting } from "../../core/device/kept"
import { aDay } from "../../core/trip/calendar"
import { type Aged, browserStorage, plainEntry } from "./browserStorage"

const clockSkew = aDay

const readChoice = ({ age, data }: Aged): ConsentState => {
  if (!(age >= -clockSkew && age <= lasting.preferenciasCookies)) return denied
  const { by, measurement, recording } = Object(data)
  // OneTrust alone knows whether a choice made there still holds.
  if (by !== undefined) return denied
  return { measurement: measurement === true, recording: recording === true }
}

/**
 * The choice of the portal's own preference centre, stored for all tabs under `preferenciasCookies`
 * for six months (CO-03), with its time and the digest of the text that was read (OU-25). A purpose
 * that the choice does not name is denied.
 */
export const ownConsent = (localStorage?: () => Storage): Consent => {
  const { read, write } = plainEntry(browserStorage(localStorage), "preferenciasCookies")
  const { change, state, subscribe } = makeChoice()
  const look = () => {
    change(readChoice(read()))
    return state()
  }
  look()
  const choose = (chosen: ConsentState, text: string) => {
    write({ ...chosen, text })
    change(chosen)
  }
  return { state: look, subscribe, preferences: { are: "ours", choose } }
}

/** Keeps a choice made at OneTrust for the visitor to see (OU-25). It grants nothing. */
export const keepReceipt = ({ at, state, text }: ChoiceMade, localStorage?: () => Storage): void => {
  const data = { ...state, ...(text !== undefined && { text }), by: "OneTrust" }
  plainEntry(browserStorage(localStorage), "preferenciasCookies").write(data, at)
}
