import type { SessionApi } from "../../core/session/session"
import { readFields } from "../json/readJson"
import type { plainEntry } from "../storage/browserStorage"
import { allowedProxy, type ProxyRules, readApiUrl } from "./allowedProxy"
import { call, type Page, readOf } from "./call"

/** In bytes. The answers of the first view are short. */
const maxBytes = 64 * 1024

/**
 * A short read for the first view, before Effect is loaded. Resolves with the text of a 200, or
 * undefined for any other answer or failure.
 */
export const plainGet =
  (page: Page) =>
  (url: string): Promise<string | undefined> =>
    call({ ...readOf(url), only200: true, maxBytes }, page).catch(() => undefined)

export type PlainGet = ReturnType<typeof plainGet>

/**
 * The base address of the proxied calls, as `/api_url` names it, fetched once for all callers of a
 * tab (CL-02). Undefined after a failure, or if the channel may not call it: the next caller fetches
 * again, as after `drop`.
 */
export interface SharedApiUrl {
  readonly ask: () => Promise<string | undefined>
  /** A call to the address failed: it may be another by now. */
  readonly drop: () => void
}

/**
 * One `/api_url` for the first view, for the core that loads later and for the next documents of
 * the tab, which find the address in the entry `kept` and check it again.
 */
export const sharedApiUrl = (
  get: PlainGet,
  { kept, ...rules }: ProxyRules & { readonly kept: ReturnType<typeof plainEntry> }
): SharedApiUrl => {
  const baseIn = (text: unknown) => (typeof text === "string" ? allowedProxy(readApiUrl(text), rules) : undefined)
  let known: Promise<string | undefined> | undefined
  const fetchIt = async () => {
    const base = baseIn(await get("/api_url"))
    if (base === undefined) known = undefined
    else kept.write(base)
    return base
  }
  return {
    ask: () => {
      const base = known ? undefined : baseIn(kept.read().data)
      known ??= base === undefined ? fetchIt() : Promise.resolve(base)
      return known
    },
    drop: () => {
      known = undefined
      kept.drop()
    }
  }
}

/** Asks the portal's server now; resolves with true if it answers. */
export const reaching = (get: PlainGet) => async (): Promise<boolean> => (await get("/api_url")) !== undefined

/** `GET /userinfo`. A 200 with an e-mail is a session, any other answer is none (SR-01). */
export const SessionApiFetch = (get: PlainGet): SessionApi => ({
  current: async () => {
    const { email, email_verified } = readFields(await get("/userinfo"))
    return typeof email === "string" && email ? { email, verified: email_verified === true } : undefined
  }
})
