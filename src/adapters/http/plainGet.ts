import { callHeaders } from "./callHeaders"

/** What the page tells about itself to a call that goes without Effect. */
export interface PlainGetOptions {
  /** The channel's code, sent as IdChannel. */
  readonly channel: string
  /** The origin of the page. */
  readonly origin: string
  readonly fetch?: typeof fetch
}

/** In milliseconds, repeats included (TR-01). */
const timeLimit = 8_000
/** Longer answers are not what these calls are for. In UTF-16 units. */
const maxLength = 64 * 1024
const pauses = [300, 900]

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, milliseconds * (0.8 + Math.random() * 0.4))
    signal.addEventListener("abort", () => reject(signal.reason))
  })

const isPassing = (status: number) => [502, 503, 504].includes(status)

/**
 * A GET of what every page asks on its first view, where Effect is not yet: headers of CL-01, 8 s in all, two repeats on a network
 * error or 502, 503, 504, no redirects. The text of a 200; undefined for whatever else happens.
 */
export const plainGet =
  ({ channel, origin, fetch = globalThis.fetch }: PlainGetOptions) =>
  async (url: string): Promise<string | undefined> => {
    const signal = AbortSignal.timeout(timeLimit)
    const options = { headers: callHeaders(channel), credentials: "same-origin", redirect: "error", signal } as const
    const once = () => fetch(new URL(url, origin), options).catch(() => undefined)
    try {
      let response = await once()
      for (const pause of pauses) {
        if (response && !isPassing(response.status)) break
        await wait(pause, signal)
        response = await once()
      }
      // What is left unread would stay under way until the browser tidies up.
      if (response?.status !== 200) return await response?.body?.cancel().then(() => undefined)
      const text = await response.text()
      return text.length > maxLength ? undefined : text
    } catch {
      return undefined
    }
  }

/** The way a call is asked. */
export type PlainGet = ReturnType<typeof plainGet>

/** The text of `/api_url`, asked for once by the first caller; after a failure the next caller asks again (CL-02). */
export interface SharedApiUrl {
  readonly ask: () => Promise<string | undefined>
  /** What was asked already, if it did not fail so far. */
  readonly asked: () => Promise<string | undefined> | undefined
}

/** One `/api_url` for the first view and for the core that comes after it. */
export const sharedApiUrl = (get: PlainGet): SharedApiUrl => {
  let asked: Promise<string | undefined> | undefined
  const ask = () => {
    asked ??= get("/api_url").then((text) => {
      if (text === undefined) asked = undefined
      return text
    })
    return asked
  }
  return { ask, asked: () => asked }
}

/** A JSON object whose fields are not checked; undefined for any other text. */
export const readObject = (text: string | undefined): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? "")
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
