/** What the portal gives a call before it counts as failed. */
export interface Limits {
  /** The wait for an answer, repeats included (TR-01). */
  readonly seconds: number
  /** Requests while a gateway is down (TR-01). */
  readonly tries: number
  /** The largest answer that it reads, in kB of 1024 bytes (TR-01). */
  readonly kB: number
}

const usual = { kB: 2048 }
const list: Limits = { ...usual, seconds: 8, tries: 3 }
const message: Limits = { ...usual, seconds: 15, tries: 1 }
const sale: Limits = { ...usual, seconds: 60, tries: 1 }
/** Of the first view, before the core is there. */
const early: Limits = { seconds: 8, tries: 3, kB: 64 }

/** The limits of every call of the pacts. The tests of the adapters and the verifier read them here. */
export const limits: Readonly<Record<string, Limits>> = {
  "GET /api_url": early,
  "GET /userinfo": early,
  "GET /one_trust": early,
  "GET /public_api/banner": early,
  "GET /api/user/info": list,
  "POST /api/user/save": message,
  "GET /api/sales": { seconds: 30, tries: 3, kB: 20 * 1024 },
  "POST /public_api/valueslist": { ...list, tries: 2 },
  "GET /public_api/country": list,
  "GET /public_api/state/country/{id}": list,
  "POST /public_api/sales/quote": { ...usual, seconds: 20, tries: 2 },
  "GET /public_api/sales/external/getquote": { ...list, seconds: 10 },
  "POST /api/sales/mail": message,
  "POST /public_api/sales/mail": message,
  "POST /public_api/notification/request": message,
  "POST /public_api/notification/regret": message,
  "POST /api/sales/enroll": sale,
  "POST /public_api/sales/enroll": sale
}
