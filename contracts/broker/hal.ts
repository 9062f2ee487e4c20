import type { Context } from "hono"
import type { Store } from "./store"

/** What the routes of the stand-in share. */
export interface Served {
  readonly store: Store
  readonly base: () => string
  /** Sends a webhook without waiting for its answer. */
  readonly send: (sending: Promise<unknown>) => void
}

/** Answers in the broker's format, HAL. */
export const hal = (c: Context, body: object, status: 200 | 201 | 404 | 409 = 200): Response =>
  c.body(JSON.stringify(body), status, { "content-type": "application/hal+json" })
