import { call, type Page } from "./call"

/** In bytes. The answers of the first view are short. */
const maxBytes = 64 * 1024

/**
 * A GET for the first view, before Effect is loaded: 8 s in all, two retries. Resolves with the
 * text of a 200, or undefined for any other answer or failure.
 */
export const plainGet =
  (page: Page) =>
  (url: string): Promise<string | undefined> =>
    call({ method: "GET", url, timeout: 8_000, retries: 2, only200: true, maxBytes }, page).catch(() => undefined)

export type PlainGet = ReturnType<typeof plainGet>

/**
 * The text of `/api_url`, fetched once for all callers. After a failure the next caller fetches
 * again (CL-02).
 */
export interface SharedApiUrl {
  readonly ask: () => Promise<string | undefined>
  /** The call under way or done; undefined before the first one and after a failure. */
  readonly asked: () => Promise<string | undefined> | undefined
}

/** One `/api_url` for the first view and for the core that loads later. */
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
