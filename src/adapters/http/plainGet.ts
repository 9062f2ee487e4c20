import { call, type Page } from "./call"

/** Longer answers are not what the calls of the first view are for. */
const maxBytes = 64 * 1024

/**
 * A GET of what every page asks on its first view, where Effect is not yet: 8 s in all, two repeats.
 * The text of a 200; undefined for any other answer or failure.
 */
export const plainGet =
  (page: Page) =>
  (url: string): Promise<string | undefined> =>
    call({ method: "GET", url, timeout: 8_000, retries: 2, only200: true, maxBytes }, page).catch(() => undefined)

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
