import type { SessionApi } from "../../core/session/session"
import { readFields } from "../json/readJson"
import type { KeptApiUrl } from "../storage/SessionMarks"
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
 * The text of `/api_url`, fetched once for all callers of a tab (CL-02). The next caller fetches
 * again after a failure, after an address that the channel may not call, and after `drop`.
 */
export interface SharedApiUrl {
  readonly ask: () => Promise<string | undefined>
  /** A call to the address failed: it may be another by now. */
  readonly drop: () => void
}

/**
 * One `/api_url` for the first view, for the core that loads later and for the next documents of
 * the tab. It keeps only an address that the channel may call, and checks it again when it reads
 * it.
 */
export const sharedApiUrl = (
  get: PlainGet,
  { kept, ...rules }: ProxyRules & { readonly kept: KeptApiUrl }
): SharedApiUrl => {
  const isAllowed = (text: string) => allowedProxy(readApiUrl(text), rules) !== undefined
  let known: Promise<string | undefined> | undefined
  const drop = () => {
    known = undefined
    kept.drop()
  }
  const fetchIt = async () => {
    const text = await get("/api_url")
    if (text !== undefined && isAllowed(text)) kept.keep(text)
    else known = undefined
    return text
  }
  return {
    ask: () => {
      const text = known ? undefined : kept.read()
      known ??= text !== undefined && isAllowed(text) ? Promise.resolve(text) : fetchIt()
      return known
    },
    drop
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
