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
 * The text of `/api_url`, fetched once for all callers of a tab. After a failure, and after an
 * address that the channel may not call, the next caller fetches again (CL-02).
 */
export interface SharedApiUrl {
  readonly ask: () => Promise<string | undefined>
  /** The answer that the tab keeps, or the call under way; undefined without one. */
  readonly asked: () => Promise<string | undefined> | undefined
  /** Makes the next document fetch again. */
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
  const asked = () => {
    const text = known ? undefined : kept.read()
    if (text !== undefined && isAllowed(text)) known = Promise.resolve(text)
    return known
  }
  const fetchIt = async () => {
    const text = await get("/api_url")
    if (text !== undefined && isAllowed(text)) kept.keep(text)
    else known = undefined
    return text
  }
  return {
    ask: () => {
      known = asked() ?? fetchIt()
      return known
    },
    asked,
    drop: kept.drop
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
